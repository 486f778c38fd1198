/** Words about the weight that the largest validators hold together. */
export const what = '最大的验证者合计所占的权重份额'
export const largest = (count: number, digits: string) => (count === 1 ? '最大的验证者' : `最大的 ${digits} 位验证者`)
export const validators = '验证者'
export const share = '权重份额'
