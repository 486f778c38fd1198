/** Transactions, in one sentence each; the shorter form stands beside its amount. A name in braces is filled with what it names. */
export const tick = '系统调用（区块开头）'
export const tock = '系统调用（区块结尾）'
export const storage = '系统收取存储费'
export const split = '系统拆分账户'
export const merge = '系统合并账户'

export const sent = '转给 {who}'
export const sentAmount = '向 {who} 转出 {amount}'
export const sentToSelf = '转给自己'
export const sentAmountToSelf = '向自己转出 {amount}'
export const received = '收自 {who}'
export const receivedAmount = '从 {who} 收到 {amount}'
export const receivedOperation = '{operation}，来自 {who}'
export const receivedOperationAmount = '{operation}，来自 {who}，附带 {amount}'
export const sentOperation = '{operation}，发给 {who}'
export const sentOperationAmount = '{operation}，发给 {who}，附带 {amount}'
export const excesses = '{who} 退还剩余 Gas'
export const excessesAmount = '{who} 退还剩余 Gas {amount}'

export const paid = (count: number) => `转给 ${count} 个账户`
export const paidAmount = (count: number) => `向 ${count} 个账户转出 {amount}`
export const andMore = (count: number) => `{first}，另有 ${count} 条消息`

export const passedOn = '转往 {who}'
export const passedAmountOn = '{amount} 转往 {who}'
export const arrived = '到账，来自 {who}'
export const arrivedAmount = '{amount} 到账，来自 {who}'
export const burned = '已销毁'
export const burnedAmount = '销毁了 {amount}'
export const burnedBy = '由 {who} 销毁'
export const burnedAmountBy = '{who} 销毁了 {amount}'
export const ordered = '{operation}，支付给 {who}'
export const orderedAmount = '{operation}：向 {who} 支付 {amount}'

export const extraCurrency = (amount: string, id: number) => `${amount} 单位的额外货币 ${id}`
export const moreCurrencies = (count: number) => `另外 ${count} 种货币`
/** Between two extra currencies. */
export const listed = '、'
export const withCurrencies = '{amount} 和 {text}'

export const swapped = '在 {exchange} 用 {amount} 兑换了 {got}'
export const partlySwapped = '部分完成：{amount} 换成了 {got}；{exchange} 未完成全部兑换'
export const givenBack = '退还 {amount}：{exchange} 没有兑换'

/** Of jettons, where no jetton wallet of the account is known to have moved them. */
export const saidReceived = '据称来自 {who}'
export const saidReceivedAmount = '合约称从 {who} 收到 {amount}；未核验'
export const askedToSend = '请求转给 {who}'
export const askedToSendAmount = '请求向 {who} 转出 {amount}；未核验'
export const askedToBurn = '请求销毁'
export const askedToBurnAmount = '请求销毁 {amount}；未核验'
export const askedOrder = '{operation}，向 {who} 请求'
export const askedOrderAmount = '{operation}：请求向 {who} 支付 {amount}；未核验'
export const saidToItself = '{amount} 转给自己；未核验'
export const saidReceivedNft = '合约称从 {who} 收到 NFT {item}；未核验'
export const notChecked = '{first}；未核验'

export const sentNft = '向 {who} 转出 NFT {item}'
export const receivedNft = '从 {who} 收到 NFT {item}'
export const handedOver = '转移给 {who}'
export const sentToSale = '转给 NFT 出售合约 {who}'
export const sentAmountToSale = '向 NFT 出售合约 {who} 转出 {amount}'
export const sentToAuction = '转给 NFT 拍卖合约 {who}'
export const sentAmountToAuction = '向 NFT 拍卖合约 {who} 转出 {amount}'
export const boughtNft = '购买了 NFT {item}'
export const boughtNftAmount = '购买了 NFT {item}，为此转出 {amount}'

export const staked = '参与选举质押'
export const stakedAmount = '质押 {amount} 参与选举'
export const stakeBack = '从 {who} 取回质押'
export const stakeBackAmount = '从 {who} 取回质押 {amount}'

export const outbid = '{who} 称出价被超过'
export const outbidAmount = '收到 {amount}；{who} 称出价被超过'

export const sentOn = '{first}，并继续转出 {amount}'
export const sentBack = '{first}，并退回 {amount}'

/** Orders, as a part of a sentence. */
export const askedAmount = '向 {who} 转出 {amount}'
export const askedAmountToSelf = '向自己转出 {amount}'
export const askedAmountOf = (count: number) => `向 ${count} 个账户转出 {amount}`
export const wholeBalance = '此账户的全部 TON'
export const remainingValue = '收到的 TON 的剩余部分'
export const askedOperation = '{operation}，发给 {who}，附带 {amount}'
export const askedNft = '向 {who} 转出 NFT {item}'
export const aLog = '给链外的日志'
export const unreadOrders = (count: number) => `${count} 条无法读取的指令`

export const notSent = '未发送：{asked}'
export const notSentFunds = '未发送：{asked} (TON 不足)'
export const partlySent = (left: number, of: number) => `{first}；${of} 项中略去了 ${left} 项`
export const ignored = '请求被忽略：{asked}'
export const ignoredUnknown = '请求被忽略'
export const cameWithIt = '{first}；随之收到 {amount}，来自 {who}'
export const allLeftOut = '没有发送任何内容：全部被略去'
export const nothingChanged = '失败：没有发送或更改任何内容'
export const proposed = '已提议：{asked}'
/** Of an order of a multisig that was approved, failed, and is not done again. */
export const orderDead = '提案已失效：{asked}'
export const orderDeadAmount = '提案已失效：{asked}；其 {amount} 留在此处'
export const payingOut = '支付：{asked}'

export const setUp = '钱包已部署'
export const contractSetUp = '合约已部署'
export const withSetUp = '{first}；钱包随之部署'
export const unfrozen = '已解冻'
export const withUnfrozen = '{first}；钱包随之解冻'
export const toItself = '{amount} 转给自己'
export const alsoChanged = '{first}；{change}'

export const deployed = '由 {who} 部署'
export const deployedAmount = '由 {who} 部署，附带 {amount}'
export const unfrozenBy = '由 {who} 解冻'
export const unfrozenByAmount = '由 {who} 解冻，附带 {amount}'
export const requested = '已签名请求；没有发送任何内容'
export const calledFromOutside = '来自 TON 外部的请求；没有发送任何内容'
export const ran = '自行运行；没有发送任何内容'
export const logged = '向链外写入日志'

export const cameBack = '已退回：被 {who} 拒绝'
export const cameBackAmount = '退回 {amount}：{who} 拒绝了该消息'
export const cameBackOperation = '退回 {amount}：{who} 拒绝了“{operation}”'
/** Of a row whose return is among the rows of its list. */
export const cameBackLater = '{first}；已退回'
export const partlyBack = (back: number, of: number) => `{first}；${of} 笔中有 ${back} 笔退回`
export const refused = '已拒绝，来自 {who}'
export const refusedAmount = '拒绝了来自 {who} 的 {amount}，退回 {back}'
export const refusedOperation = '拒绝了 {who} 的“{operation}”，退回 {back}'
export const failed = '处理 {who} 的消息时失败'
export const failedAmount = '处理来自 {who}、附带 {amount} 的消息时失败'
export const failedOperation = '处理 {who} 的“{operation}”时失败，附带 {amount}'
export const failedOutside = '处理来自 TON 外部的请求时失败'
export const kept = '处理 {who} 的消息时失败；金额留存'
export const keptAmount = '处理 {who} 的消息时失败；其 {amount} 留在这里'
export const keptOperation = '处理 {who} 的“{operation}”时失败；其 {amount} 留在这里'
export const inVain = '{first}；这里的代码处理通知时失败'
export const lies = '{first}；当时这里没有部署合约'
