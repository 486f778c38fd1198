/** Words about how far something was proved in this browser. */
export const prove = '证明'
export const proving = '正在证明…'
export const how = '如何证明'
export const hide = '收起'
export const grade = (reached: number, most: number) => `已证明 ${reached}/${most}`

export const nothingYet = '尚未在此浏览器中证明'
export const bytesMatch = '字节与其哈希相符，已在此核验'
export const inBlock = '位于其区块中，已在此核验'
export const committed = (seqno: string) => `由主链区块 ${seqno} 收录，已在此核验`
export const signed = (signers: number, of: number) => `由 ${of} 位验证者中的 ${signers} 位签名，已在此核验`
export const signedByNamed = '签名者仅由 toncenter 给出'
export const signedByAgreed = '签名者由两个提供方给出，此构建未给出'
export const doesNotFit = '有证明不相符'

export const title = '如何证明'
export const save = '保存证明'
export const saveEvidence = '保存证据'
export const saving = '正在保存…'

/** A block's name follows five of these. */
export const ofHeader = (time: string) => `据其头部，生成于 ${time}，这是`
export const ownBytes = '这些字节的哈希为'
export const stands = '它位于'
export const afterBlock = '这是以下区块之后的账户：'
export const absent = '以下区块之后没有该账户：'
export const block = (seqno: string) => `区块 ${seqno}`
export const masterchainBlock = (seqno: string) => `主链区块 ${seqno}`
export const thisMasterchainBlock = (seqno: string) => `主链区块 ${seqno}`
export const commits = '收录了该区块'
export const precedes = '该区块早于'
export const signersOf = (signers: number, of: number, share: string) =>
  `${of} 位验证者中有 ${signers} 位对其签名，占其权重的 ${share}%`
export const pinned = (day: string) => `其验证者集固定在此构建中，更新至${day}`
export const rotated = (rotations: number, day: string) =>
  `其验证者集由此构建固定的验证者集（${day}）经 ${rotations} 次轮换得出`
export const agreed = (provider: string) => `${provider} 给出了相同的验证者；此构建不知道与之相近的验证者集`
export const named = '只有 toncenter 给出这些验证者：此构建没有固定与之相近的验证者集，tonapi 也没有证实'
export const namedInFile =
  '只有该文件给出这些验证者：没有询问任何人，此构建也没有固定与之相近的验证者集。制作该文件的人可能连它们也一并伪造'
export const olderList = (made: string, seen: string) =>
  `所用的固定验证者列表来自 ${made}；此浏览器见过 ${seen} 的列表。主机提供的可能是旧构建。`
export const noList = '无法加载此构建固定的验证者列表。'
export const kept = '保存在此'
export const bytes = (size: string, took: string) => `${size}，核验用时 ${took}`
export const milliseconds = (ms: string) => `${ms} 毫秒`

export const statuses = { nonexist: '不存在', uninit: '未初始化', frozen: '已冻结', active: '已激活' }
export const unsigned = '未证明：此构建所知的验证者都没有签署这些数字。'
export const asOf = '截至'

export const asking = '正在请求下一批字节。对每个提供方的请求都不快于其允许的速度。'
export const contradicted = {
  title: '提供方发来的内容与所声称的相矛盾。',
  titleOfFile: '此文件的内容与其声称的相矛盾。',
  expected: '所声称的',
  found: '证明中的',
  nothing: '无',
  bytes: (why: string) => `这些字节不是证明：${why}。`,
  signatures: (wrong: number) => `${wrong} 个签名错误。`,
  meaning: '有人出错，或在说谎。在信赖它之前，请与另一个区块浏览器对照，并保留证据。',
  meaningOfFile: '文件已被改动，或为欺骗而制作：不要信赖其中任何内容。',
}
export const subjects = {
  block: '该证明属于另一个区块。',
  file: '区块的字节是另一个哈希。',
  header: '区块在链中的位置不同。',
  'key block': '该区块没有列出验证者。',
  state: '该状态属于另一个区块。',
  transaction: '这个位置上是另一笔交易，或没有交易。',
  account: '该账户不是所证明的账户。',
  'shard block': '主链收录的是另一个区块。',
  'previous block': '前一个是另一个区块。',
  'older block': '这个位置上是另一个主链区块。',
  'signed block': '这些签名属于另一个区块。',
  order: '区块的顺序错误。',
  shard: '该区块属于另一个分片，其中没有相关内容。',
  validators: '验证者不同。',
  configuration: 'toncenter 发来的是另一份网络配置。',
  link: '证明的环节顺序错误，或有重复。',
}
export const incomplete = '字节中缺少所需的内容。但也没有不利的证据。'
export const tooLarge = '该证明太大，无法在此核验。'
export const tooLittle = (share: string) => `签名者只占这些验证者权重的 ${share}%；需要超过三分之二。`
export const otherRound = (from: string, until: string, made: string) =>
  `签名的是另一轮次的验证者：其轮次从 ${from} 到 ${until}，而区块生成于 ${made}。`
export const noEd25519 = '此浏览器无法核验这些签名（Ed25519），或页面不是经 https 加载。较新的浏览器可以。'
export const noMore = '目前只能到此为止。'
export const meaning = '已证明的是：它属于这些验证者所签名的链。未证明的是：其后没有更新的内容。'

export const proveSteps = (steps: number) => `证明全部 ${steps} 步`
export const proveReadable = (steps: number) => `证明可读的 ${steps} 步`
export const stepsProved = (proved: number, steps: number, isMinimum: boolean) =>
  `${isMinimum ? '至少 ' : ''}${steps} 步中有 ${proved} 步由验证者签名`
export const stepsPinned = '其验证者集固定在此构建中'
export const stepsLeft = (left: number) => `还剩 ${left} 步`
export const stepNotProved = '未证明：'
