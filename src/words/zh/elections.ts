/** Words about elections, and about elected validators where the indexer does not list them. A separate file, because few pages load it. */
export const nextOpens = '下次选举开始'
export const nextCloses = '下次选举截止'
/** A moment to come. */
export const at = (moment: string, left: string) => `${moment} · ${left}后`
export const isOpen = '现已开始'
export const maxFactor = '最大系数'
export const rules = '质押与计入规则'
/** The set that was elected while another one is in force. */
export const nextSet = '下一轮验证者'
export const notElected = '尚未选出'
export const electedNext = (count: string, left: string) => `已选出 ${count} 名，${left}后生效`
export const elected = '当选验证者，据链上数据'
export const electedNote = '取自网络配置的第 34 号参数。缺少质押额和地址：只有 tonapi 列出它们。'
export const publicKey = '公钥'
export const publicKeyValue = '公钥'
export const roundFailed = '无法加载当前轮次'
