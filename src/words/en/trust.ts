/** Trust in a token, in a sentence. */
export const whitelist = "On the indexer's whitelist, which its moderators keep."
export const graylist = "On the indexer's graylist: its moderators advise caution."
export const blacklist =
  "On the indexer's blacklist: its moderators consider it a scam. Its pictures and links are withheld."
/** `what` it is, with its article: "a jetton". */
export const none = (what: string) => `Not judged by the indexer. ${advice(what)}`
export const advice = (what: string) => `Anyone can give ${what} any name and picture: compare the address.`
/** Warning of a jetton whose symbol or name looks like a whitelisted one's, around the other's name. */
export const namesake = {
  symbol: 'By its symbol it looks like a jetton on the whitelist,',
  name: 'By its name it looks like a jetton on the whitelist,',
}
export const notTheSame = ', and is another one.'
