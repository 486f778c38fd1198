/** Words about running a contract's get-methods. */
export const title = 'get 方法'
export const lead =
  '查询时合约会回答什么。列表由此浏览器从合约代码中读取；每次运行是对 toncenter 的一次请求，不会改变任何东西。'
export const show = '显示 get 方法'
export const failed = '无法加载代码'
export const noCode = '该地址上没有代码，因此无可查询。'
export const unlisted = '其代码没有列出方法。可以按名称或编号运行一个方法。'
export const unnamed = (id: number) => `方法 ${id}`
export const other = '其他方法'
export const otherLabel = '方法的名称或编号'
export const otherHint = '名称或编号'
export const open = '打开'
export const inspect = '读取其代码'

export const kinds = { int: '数字', address: '地址', cell: '单元', slice: 'slice', null: 'null' }
export const hints = {
  int: '十进制，或 0x 加十六进制',
  address: '任何格式均可',
  cell: 'BoC，十六进制或 base64',
  slice: 'BoC，十六进制或 base64',
  null: '',
}
export const argument = (place: number) => `参数 ${place}`
export const kindOf = (place: number) => `参数 ${place} 的类型`
export const add = '添加参数'
export const remove = (place: number) => `移除参数 ${place}`
export const run = '运行'
export const running = '正在运行…'
export const faults = {
  empty: '这里缺少内容。',
  number: '这不是数字：应为数字，或 0x 加十六进制。',
  range: '该数字超过 257 位。',
  address: '这不是地址。',
  checksum: '该地址有输入错误：校验和不对。',
  boc: '这既不是十六进制，也不是 base64。',
  bytes: '这些字节不是 BoC。',
  roots: '该 BoC 有多个根单元；方法只接受一个单元。',
  size: '单元数量超过可发送的上限。',
}

export const values = '结果'
export const nothing = '正常结束，没有返回值。'
export const value = (place: number) => `值 ${place}`
/** Stands before a block, `by` behind it. */
export const afterBlock = '基于'
export const block = (seqno: string) => `区块 ${seqno}`
export const by = (source: string) => `之后的状态，由 ${source} 计算`
export const unknownBlock = (source: string) => `由 ${source} 计算，但未说明基于哪个区块`
export const gas = (gas: string) => `${gas} Gas`
export const refused = '该方法以错误结束，没有返回值。'
export const exitCode = (code: number) => `退出码 ${code}`
export const yes = '是'
export const no = '否'
export const noAddress = '无地址'
export const bits = (bits: number, refs: number) => `${bits} 位，${refs} 个引用`
export const noBag = '无法读取的字节'
export const aCell = '单元'
export const aNumber = '数字'
export const aHash = '哈希'
/** Before the meaning of a number that is guessed by its size. */
export const perhaps = '可能是'
export const entries = (size: number, keyBits: number) => `${size} 个条目，键长 ${keyBits} 位`
export const moreEntries = (shown: number) => `显示前 ${shown} 个。`
export const items = (count: number) => `${count} 项`
export const empty = '空'
export const nullValue = 'null'
export const notANumber = '不是数字'
export const unsupported = '提供方都不会写明的值'
