/** Exit codes with which a transaction fails: a line each, the code and its meaning; a contract's own, by kind of contract. */

/** Of the virtual machine: the same for every contract. */
export const machine = `
2 栈下溢
3 栈上溢
4 整数溢出
5 整数超出范围
6 无效指令
7 值的类型错误
8 单元上溢
9 单元下溢：消息比预期短
10 字典错误
11 未知错误，常为未知方法
12 不可能的错误
13 Gas 耗尽
14 虚拟化错误
-14 Gas 耗尽`

/** Of the action phase: the same for every contract. */
export const actions = `
32 动作列表无效
33 动作太多
34 动作无效或不受支持
35 出站消息的来源地址无效
36 出站消息的目标地址无效
37 TON 不足
38 另一种货币不足
39 出站消息放不进一个单元
40 TON 不足以处理出站消息
41 库引用为空
42 库动作失败
43 库单元太多
50 账户状态过大`

/** Used by many kinds of contracts. */
export const common = `
333 工作链错误
65535 未知操作`

/** Of contracts compiled from Tact; whether one was compiled so cannot be seen, and others use the same numbers. */
export const tact = `
128 空引用
129 序列化前缀无效
130 传入消息无效
131 违反约束
132 拒绝访问
133 合约已停止
134 参数无效
135 未找到代码
136 地址无效
138 不是基本链地址`

export const wallet = `
33 seqno 错误
34 钱包 ID 错误
35 签名错误或已过期
36 已过期
37 未知请求
80 给插件的 TON 太少`

export const walletV4 = `
35 签名错误
39 插件未安装`

export const walletV5 = `
132 签名请求已关闭
133 seqno 错误
134 钱包 ID 错误
135 签名错误
136 已过期
137 发送模式缺少“忽略错误”
138 消息前缀无效
139 无法添加扩展
140 无法移除扩展
141 不支持的动作
142 没有扩展时不能关闭签名请求
143 签名请求已处于该模式
144 签名请求关闭时不能移除最后一个扩展
145 扩展在错误的工作链中
146 只有扩展可以更改签名模式
147 动作无效`

export const highload = `
33 签名错误
34 钱包 ID 错误
35 创建时间错误
36 已经执行
37 待发送的消息无效
38 超时设置错误`

export const highloadV2 = `
32 已经执行`

export const multisig = `
100 TON 太少
101 不是由提案发送
102 此后签名者已变更
103 签名者或提议者编号错误
108 提案与此钱包不符
109 所需签名数无效
110 签名者无效
111 已过期
1007 不是由签名者或提议者发送
1008 新提案的编号错误`

export const multisigOrder = `
104 不是由其钱包创建
105 已经创建
106 不是由签名者发送
107 该签名者已经批准
111 已过期
112 已经执行`

export const jetton = `
45 Jetton 钱包已锁定
47 Jetton 不足
48 TON 不足以支付 Gas
49 消息无效
72 未知操作
73 不是由所有者发送
74 不是由该 Jetton 的钱包发送
75 TON 不足以支付答复
76 不是由管理员发送
705 不是由所有者发送
706 Jetton 不足
707 不是由主合约或该 Jetton 的钱包发送
708 转发载荷格式错误
709 TON 不足以支付 Gas
710 TON 不足以支付销毁`

export const nft = `
399 一次的藏品太多
401 不是由所有者发送
402 索引错误，或 TON 不足以支付手续费
403 索引错误，或已被撤销
405 不是由合集发送
410 不是由编辑者发送
411 不是由所有者发送
413 与所有者绑定：不可转移`

export const dns = `
199 拍卖尚未开始
200 名称太短
201 名称太长
202 名称无效
203 含有名称不允许的字符
204 低于最低价格
401 不是由所有者发送
402 TON 不足以支付手续费
405 不是由合集发送
407 出价太低
410 不是由编辑者发送
411 不是由所有者发送`

export const sale = `
401 不是由藏品发送
404 已售出或已取消
405 不允许发送模式 32
406 现在不能这样做
408 价格与费用不相符
409 价格与费用不相符
410 价格与费用不相符
450 TON 不足以支付价格
451 出售设置有误：版税、费用或收益会为负数
457 TON 不足以取消出售
458 不是由卖家发送
459 只以 Jetton 出售
500 不是由藏品或市场开启
501 藏品没有先交付
4501 Jetton 不足以支付价格`

export const auction = `
403 不是由有权者发送
1000 出价太低
1001 已经开启
1002 藏品没有先交付
1003 藏品没有先交付
1005 已经结束
1006 已经开始
1008 TON 太少
1009 已有出价
1010 拍卖仍在进行
1014 拍卖设置有误：持续时间会过长
1015 拍卖尚未开始
1016 拍卖设置有误
1017 出价的货币错误`

export const explained = (meaning: string, code: number) => `${meaning}（退出码 ${code}）`
export const refused = (code: number) => `被合约拒绝（退出码 ${code}）`
export const refusedTact = (code: number, meaning: string) => `被合约拒绝（退出码 ${code}；在 Tact 中为：${meaning}）`
export const byAction = (meaning: string, code: number) => `${meaning}（结果码 ${code}）`
export const unknownAction = '一个动作失败'
