/** Words of the steps of a replayed transaction. */
export const title = '虚拟机步骤'
export const stepCount = (_: number, digits: string) => `${digits} 步`
export const lastSteps = (shown: string, all: string) =>
  `共 ${all} 步，此处为最后 ${shown} 步：更早的日志超出了模拟器的保留上限。`
export const noSteps = '没有步骤：虚拟机没有运行。'
export const noLog = '日志中没有此次运行的指令。'

export const list = '步骤'
export const instruction = '指令'
export const gas = 'Gas'
export const stackTop = '栈顶'
export const keys = '用方向键、Page Up、Page Down、Home 和 End 选择步骤。搜索后，n 前往下一个结果，N 前往上一个结果。'
export const stepNumber = (number: string) => `第 ${number} 步`
export const raised = '异常'

export const search = '查找指令或值'
export const example = 'SENDRAWMSG、706、EQ…'
export const noResults = '没有找到'
export const resultCount = (digits: string) => `找到 ${digits} 处`
export const resultOf = (at: string, count: string) => `${at}/${count}`
export const next = '下一个结果'
export const previous = '上一个结果'

export const goTo = '前往'
export const jumps = {
  exception: '异常',
  'out of gas': 'Gas 耗尽',
  message: '发送消息',
  reserve: '预留余额',
  code: '更换代码',
  method: '进入方法',
  gas: '设置 Gas 上限',
}
export const jumpTo = (name: string, at: number, count: number) => `${name}：${at}/${count}`

export const gasUsed = '消耗 Gas'
export const gasLeft = '剩余 Gas'
export const cell = '单元'
export const aCellHash = '单元哈希'
export const bit = '位'
export const part = '所属代码'
export const exception = '异常'
export const endedBy = (code: string) => `退出码 ${code}，运行就此结束`
export const handled = (code: string) => `退出码 ${code}，由合约自行处理`
export const outOfGas = (used: string, limit: string) => `已用 ${used}，上限 ${limit}`
export const condition = '条件'
export const result = (statement: string, held: boolean) => `${statement}：${held ? '成立' : '不成立'}`
export const beginsWith = (value: string, prefix: string) => `${value} 以 ${prefix} 开头`
export const signedBy = (what: string, key: string) => `${what} 由密钥 ${key} 签名`
export const isEmpty = (value: string) => `${value} 为空`
export const isNull = (value: string) => `${value} 为 null`
export const notes = '日志'

export const stack = '此步之前的栈，从栈顶开始'
export const aStack = '栈'
export const emptyStack = '栈为空。'
export const unknownStack = '未知：模拟器只保留最后若干步的栈。'
export const moreEntries = (digits: string) => `下面还有 ${digits} 项，复制时包含全部内容。`
export const cutEntry = '已截断；复制时包含全部内容'

export const code = (name: string) => `代码：${name}`
export const codeAround = '相邻代码'
export const foreignCode = '该单元不属于此账户的代码。'

export const gasTables = '按指令和代码部分统计的 Gas'
export const byInstruction = '按指令统计的 Gas'
export const byPart = '按代码部分统计的 Gas'
export const count = '步数'
export const share = '占比'
export const cellPart = (hash: string) => `单元 ${hash}`
export const noPart = '隐式跳转和返回'
export const gasKnown = (known: string, all: string) => `${all} 步中有 ${known} 步的 Gas 已知。`
export const firstRows = (shown: number) => `显示前 ${shown} 行。`

export const save = '保存为 JSON'
export const saving = '正在保存…'
