/** Kinds of contracts, by their English names (`domain/account/contract-type.ts`), with a version behind them. */
const KINDS = `
Affluent batch|Affluent 批次
Airdrop lock|空投锁定
Coffee order guard|Coffee 订单守护
Coffee router to other exchanges|Coffee 跨交易所路由
Gram miner|Gram 矿机
Highload wallet|高负载钱包
Jetton wallet|Jetton 钱包
Moon booster|Moon 加速器
Moon order factory|Moon 订单工厂
Moon order|Moon 订单
Multisig order|多签提案
Multisig|多签
MyTonWallet 2FA|MyTonWallet 2FA
NFT auction|NFT 拍卖
NFT offer|NFT 报价
NFT sale|NFT 出售
NFT|NFT
Omniston referral|Omniston 推荐
Preprocessed wallet|预处理钱包
Storm vault|Storm 金库
Subscription|订阅
TONCO pool|TONCO 资金池
TONCO router|TONCO 路由
Tonkeeper 2FA|Tonkeeper 2FA
Vesting wallet|锁仓钱包
Wallet|钱包`
  .split('\n')
  .map(line => line.split('|'))

export const kind = (name: string): string => {
  const [english = '', own = ''] = KINDS.find(([start = '']) => start && name.startsWith(start)) ?? []
  return english ? own + name.slice(english.length) : name
}
