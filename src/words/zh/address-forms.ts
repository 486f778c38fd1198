/** Words about the written forms of an address and its QR code. */
export const form = (label: string) => `${label.toLowerCase()}格式的地址`
export const showCode = '显示二维码'
export const codeOf = (address: string) => `${address} 的二维码`
export const codeFailed = '无法绘制二维码。'

/** Written forms of an address. */
export const bounceable = '可退回'
export const nonBounceable = '不可退回'
export const bounceableTest = '测试专用可退回'
export const nonBounceableTest = '测试专用不可退回'
export const raw = '原始'
