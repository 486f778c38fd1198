/** Words of the page that reads bytes. */
export const title = '解析'
export const description =
  '粘贴或拖入一个 BoC：看它是什么、说了什么、有什么代码，以及其中每个单元。数据不会离开浏览器。'
export const lead = '读取 TON 的任何字节。字节只留在此浏览器中：不发送任何请求，离线也能用。'

export const input = '字节'
export const inputLead = '十六进制或 base64 的 BoC，即区块浏览器、钱包和工具所写的格式。可将文件拖放到本页任意位置。'
export const bytes = '十六进制或 base64 的 BoC'
export const example = 'te6cc… 或 b5ee9c72…'
export const read = '读取'
export const clear = '清空'
export const file = '或选择文件'
export const reading = '正在读取…'
export const fromFile = (name: string) => `读取自文件 ${name}。`

export const problems = {
  empty: '还没有字节：请粘贴，或选择一个文件。',
  'no bytes': '这既不是十六进制，也不是 base64。',
  words: '这是文本，不是字节：请粘贴十六进制或 base64 的 BoC。',
  'no bag': '这些字节不是 BoC：BoC 以 b5ee9c72 开头，即 base64 的 te6cc。',
  'cut off': '这些字节被截断：BoC 在其末尾之后还有内容。',
  'too many bytes': '太大：最多读取 10 MB。',
  'too many cells': '太大：最多读取 262,144 个单元。',
  'too deep': '层数太深：单元最多可以嵌套 1,024 层。',
  cyclic: '存在循环：有单元引用了自身或其之前的单元，BoC 不允许这样。',
}
export const meant: Record<string, string> = {
  address: '一个地址',
  transaction: '一个交易哈希',
  domain: '一个域名',
  block: '一个区块',
}
export const looksLike = (what: string) => `看起来像是${what}：`
export const openIt = '打开'
export const damaged = (why: string) => `该 BoC 已损坏：${why}。`

export const sizeOf = (bytes: string, roots: number) => `${bytes} 字节，${roots} 个根单元`
export const shownRoots = (shown: number) => `显示前 ${shown} 个。`
export const indexOfBegins = '其索引记录的是各单元的起始位置，这是 TonWeb 的写法；标准记录的是结束位置。其余一切正常。'
export const hex = '十六进制'
export const base64 = 'base64'
export const link = '这些字节的链接'
export const aLink = '这些字节的链接'
export const linkTooLong = '太长，无法做成链接。'

export const rootTitle = (place: number, count: number, name: string) => `根单元 ${place}/${count}：${name}`
export const or = '或'
export const several = (count: number) => `这些字节符合 ${count} 种形式，其中没有任何内容说明是哪一种。`
export const names = {
  transaction: '交易',
  message: '消息',
  internal: '内部消息',
  'external-in': '外部消息',
  'external-out': '日志消息',
  request: '钱包请求',
  body: '消息体',
  block: '区块',
  state: '分片状态',
  account: '账户',
  init: '初始状态',
  proof: '默克尔证明',
  update: '默克尔更新',
  content: '代币元数据',
  link: '代币元数据的链接',
  code: '合约代码',
  library: '库引用',
  cells: '单元',
}

export const hash = '哈希'
export const wrongHash = '无：其中有默克尔单元与其所含内容不符'
export const size = '大小'
export const cellsOf = (cells: string, bits: string, depth: string) => `${cells} 个单元，${bits} 位，深度 ${depth}`

export const workchainUnknown = '字节中没有指明工作链，这里假定为基本链。'
export const time = '时间'
export const previous = '上一笔交易'
export const incoming = '传入消息'
export const outgoing = (place: number, count: number) => `传出消息 ${place}/${count}`
export const moreMessages = (count: number) => `单元中还有 ${count} 条。`
export const bounces = '可退回'
export const body = '消息体'
export const readAs = (wallet: string) => `请求，读作：${wallet}`
export const wallets: Record<string, string> = {
  wallet_v1: '钱包 v1',
  wallet_v2: '钱包 v2 或受限钱包',
  wallet_v3: '钱包 v3、锁仓钱包或锁定钱包',
  wallet_v4: '钱包 v4',
  wallet_highload_v2: '高负载钱包 v2',
  wallet_highload_v3: '高负载钱包 v3',
  wallet_preprocessed: '预处理钱包',
  wallet_v5: '钱包 v5',
  wallet_v5beta: '钱包 v5 (beta)',
  'multisig-v1': '第一版多签',
  'multisig-v2': '多签 v2',
  vesting: '锁仓钱包',
  contract: '合约',
}
export const unreadOrders = (count: number) => `它请求发送的消息中有 ${count} 条无法读取。`
export const sendMode = '发送模式'
export const asked = (place: number, count: number) => `它请求发送的消息 ${place}/${count}`

export const seqno = 'Seqno'
export const shard = '分片'
export const shardOf = (workchain: number, shard: string) => `${workchain}:${shard}`
export const keyBlock = '关键区块'
export const yes = '是'
export const no = '否'
export const previousBlocks = '前一区块'
export const headerPruned = '该区块的头部已被剪枝。'
export const status = '状态'
export const dataHash = '数据哈希'
export const lastTransaction = '最近交易'
export const lastLt = '最近逻辑时间'
export const deploys = '由此生成的地址'
export const proved = '所证明的哈希'
export const before = '更新前的哈希'
export const after = '更新后的哈希'
export const about = '涉及内容'
export const aboutCells = '没有已知内容：只有单元。'
export const uri = '链接'
export const attributeKey = (key: string) => `${key.slice(0, 8)}…`
export const noText = '不是文本'
export const library = '代码的哈希'
export const libraryNote = '代码本身在主链的库中，不在这些字节里。'

export const methods = '方法'
export const methodCount = (count: number) => `${count} 个方法`
export const blockTitle = (block: number) => `代码块 ${block}`
export const noMethods = '该代码没有方法字典。'
export const entry = '入口'
export const entryName = '执行起点'
export const listing = (name: string) => `代码：${name}`
export const back = '返回'
export const codeTooLarge = '代码超出读取上限：这里缺少一部分。'
export const emptyBlock = '没有指令。'
export const disassembling = '正在读取代码…'

export const cells = '单元'
export const cellMeta = (bits: number, refs: number, depth: number) => `${bits} 位 · ${refs} 个引用 · 深度 ${depth}`
export const placeOf = (ref: number, parent: number) => `#${parent} 的引用 ${ref}`
export const levelOf = (level: number) => `级别 ${level}`
export const exotic: Record<number, string> = {
  1: '剪枝分支',
  2: '库',
  3: '默克尔证明',
  4: '默克尔更新',
}
export const cellNumber = (number: number) => `#${number}`
export const openCell = (number: number) => `单元 ${number}：它的引用`
export const sameAs = '同一单元：'
export const cellData = '单元数据'
export const cellHash = '单元哈希'
export const noData = '无数据'
export const openAll = '全部展开'
export const closeAll = '全部收起'
