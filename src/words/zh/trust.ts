/** Trust in a token, in a sentence. */
export const whitelist = '已列入索引器的白名单，名单由其审核者维护。'
export const graylist = '已列入索引器的灰名单：其审核者建议谨慎。'
export const blacklist = '已列入索引器的黑名单：其审核者认为这是诈骗。其图片和链接不予显示。'
/** `what` it is, as a noun. */
export const none = (what: string) => `索引器未评定。${advice(what)}`
export const advice = (what: string) => `任何人都可以给 ${what} 取任意名称和图片：请核对地址。`
/** Warning of a jetton whose symbol or name looks like a whitelisted one's, around the other's name. */
export const namesake = {
  symbol: '它的符号看起来像白名单中的 Jetton',
  name: '它的名称看起来像白名单中的 Jetton',
}
export const notTheSame = '，但并非同一个。'
