/** Names of messages' bodies. */
export const transfer = '转账'
export const comment = '文本备注'
export const binaryComment = '二进制备注'
export const encryptedComment = '加密备注'
export const bounced = (original: string) => `退回：${original}`
export const bouncedMessage = '退回的消息'
export const unreadable = '无法读取的消息体'
export const operation = (opcode: string) => `操作 ${opcode}`
export const signedRequest = '已签名请求'

const OPERATIONS = `
2FA: cancel delegation|2FA：取消委托
2FA: delegation|2FA：委托
2FA: remove extension|2FA：移除扩展
2FA: send message|2FA：发送消息
Airdrop: lock and claim|空投：锁定并领取
Change of owner|更换所有者
Code upgrade|代码升级
Code upgrade accepted|代码升级已接受
Config: new proposal|配置：新提案
Config: proposal accepted|配置：提案已接受
Config: validator set accepted|配置：验证者集已接受
Config: validator set refused|配置：验证者集被拒
Config: vote|配置：投票
DNS auction top-up|DNS 拍卖充值
DNS balance release|DNS 余额释放
DNS bid returned|DNS 出价退回
DNS governance decision|DNS 治理决定
DNS record change|DNS 记录变更
Deploy|部署
Deploy by a factory|由工厂部署
Deployed|已部署
Elections: stake request|选举：质押请求
Elector: answer to an unknown request|选举合约：对未知请求的答复
Elector: new complaint|选举合约：新投诉
Elector: new stake|选举合约：新质押
Elector: new validator set|选举合约：新验证者集
Elector: stake accepted|选举合约：质押已接受
Elector: stake recovered|选举合约：质押已取回
Elector: stake recovery request|选举合约：请求取回质押
Elector: stake returned|选举合约：质押被退还
Elector: vote on a complaint|选举合约：对投诉投票
Excesses|剩余 Gas
Highload wallet request|高负载钱包请求
Invoice|账单
Jetton burn|Jetton 销毁
Jetton burn notification|Jetton 销毁通知
Jetton call to a wallet|Jetton 钱包调用
Jetton change of admin|Jetton 更换管理员
Jetton change of metadata|Jetton 更改元数据
Jetton claim of admin|Jetton 接受管理权
Jetton drop of admin|Jetton 放弃管理权
Jetton internal transfer|Jetton 内部转账
Jetton mint|Jetton 铸造
Jetton transfer|Jetton 转账
Jetton transfer notification|Jetton 转账通知
Jetton upgrade|Jetton 升级
Jetton wallet address|Jetton 钱包地址
Jetton wallet address request|Jetton 钱包地址请求
Jetton wallet status|Jetton 钱包状态
Multisig: approval accepted|多签：批准已接受
Multisig: approval rejected|多签：批准被拒
Multisig: approve|多签：批准
Multisig: execute|多签：执行
Multisig: execute internally|多签：内部执行
Multisig: new order|多签：新提案
Multisig: order|多签：提案
NFT content edit|NFT 内容编辑
NFT editorship assigned|NFT 编辑权已分配
NFT editorship transfer|NFT 编辑权转移
NFT ownership assigned|NFT 所有权已分配
NFT static data|NFT 静态数据
NFT static data request|NFT 静态数据请求
NFT transfer|NFT 转移
Owner changed|所有者已更换
Plugin installed|插件已安装
Plugin payment|插件付款
Plugin payment request|插件付款请求
Plugin removal|移除插件
Plugin removed|插件已移除
Royalty|版税
Royalty request|版税请求
SBT destruction|SBT 销毁
SBT owner|SBT 所有者
SBT owner request|SBT 所有者请求
SBT ownership proof|SBT 所有权证明
SBT proof request|SBT 证明请求
SBT revocation|SBT 撤销
Sale: change of price|出售：改价
Subscription: payment|订阅：付款
Telegram item: bid|Telegram 藏品：出价
Telegram item: bid returned|Telegram 藏品：出价退回
Telegram item: end of auction|Telegram 藏品：拍卖结束
Telegram item: start of auction|Telegram 藏品：拍卖开始
Top-up|充值
Vesting: add to whitelist|锁仓：加入白名单
Vesting: message sent|锁仓：消息已发送
Vesting: send message|锁仓：发送消息
Vesting: whitelist extended|锁仓：白名单已扩充
Wallet request of an extension|扩展的钱包请求
Wallet request, relayed|钱包请求，经中继
Wallet request, signed|钱包请求，已签名`
/** Of protocols: behind the protocol's name. */
const DEEDS = `
add liquidity|添加流动性
burn notification|销毁通知
buy|买入
bought|已买入
sell|卖出
sold|已卖出
cancel deposit|取消存入
deploy|部署
deploy wallet|部署钱包
deposit|存入
deposit both assets|存入两种资产
deposit liquidity|存入流动性
excesses|剩余 Gas
mint of LP tokens|铸造 LP 代币
new stake|新质押
next swap|下一次兑换
payment|付款
payout|支付
payout of referral fee|支付推荐费
pay out from pool|从池中支付
provide liquidity|提供流动性
referral fee|推荐费
refund of TON|TON 退款
send stake|发送质押
stake|质押
stake accepted|质押已接受
swap|兑换
swap TON|兑换 TON
swap done|兑换完成
swap done, with referral|兑换完成，有推荐人
swap in pool|池内兑换
swap refused, no liquidity|兑换被拒，无流动性
swap refused, reserves|兑换被拒，储备问题
transfer of TON|TON 转账
unstake|解除质押
withdrawal|提取
withdrawal completed|提取完成
withdrawal delayed|提取延迟
withdrawal paid|提取已支付
withdrawals accepted|提取已接受`

const find = (table: string, name: string) => table.split(`\n${name}|`)[1]?.split('\n', 1)[0]

/** Operations, by their English names (`ton/operations`). */
export const named = (name: string): string => {
  const [protocol, deed] = name.split(': ')
  const own = deed && find(DEEDS, deed)
  return find(OPERATIONS, name) ?? (own ? `${protocol}：${own}` : name)
}
