/** Exit codes of single applications' contracts: a line each, the code and its meaning; by kind of contract. */

export const subscription = `
460 TON 太少
461 扣款太早
462 扣款太频繁
463 不是由钱包发送
464 尚未设置
465 已经设置
466 不是由所有者发送
467 不是由收款人发送
468 扣款日期无效
469 调低的付款无效
470 订阅未激活
471 该钱包就是收款地址`

export const bidask = `
83 TON 不足以支付 Gas`

export const coffeeMev = `
100 没有可继续发送的内容
101 DeDust 订单为空
200 Jetton 订单的载荷无效
201 TON 订单的载荷无效
300 不是由管理员发送`

export const coffeeCross = `
100 没有可继续发送的有效内容
101 DeDust 订单为空
102 代理 TON 的订单为空
103 BidAsk 订单为空
200 不是由管理员发送`

export const coffeeStaking = `
80 金额无效
81 未知的 Jetton 钱包
82 字典中的值无效
99 尚未设置
100 已经设置
110 期限不同
111 不会有奖励
200 奖励没有发放
403 不是由有权者发送
500 解锁太早
501 延长太晚
502 没有质押
503 周期错误
504 意外的订单`

export const coffee = `
250 意外的消息
252 发送方错误
253 不是由工厂发送
254 不是由管理员发送
255 工作链错误
256 资产错误
257 两种资产相同
258 签名错误
259 余额无效
260 Jetton 主合约无效
262 兑换公式失败
263 资金池设置无效
264 流动性无效
265 费用无效
266 条件无效
267 资产类型无效
268 太晚：已过截止时间
269 价格变动过大：所得会少于要求
270 资金池已存在
271 储备彼此不符
272 已经激活
273 未激活`
