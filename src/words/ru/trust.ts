/** Trust in a token, in a sentence. */
export const whitelist = 'В белом списке индексатора, который ведут его модераторы.'
export const graylist = 'В сером списке индексатора: его модераторы советуют осторожность.'
export const blacklist = 'В чёрном списке индексатора: его модераторы считают это скамом. Изображения и ссылки скрыты.'
/** `what` it is, in the dative: "жетону". */
export const none = (what: string) => `Индексатор не давал оценки. ${advice(what)}`
export const advice = (what: string) => `Дать ${what} любое имя и изображение может кто угодно: сверьте адрес.`
/** Warning of a jetton whose symbol or name looks like a whitelisted one's, around the other's name. */
export const namesake = {
  symbol: 'По символу похож на жетон из белого списка,',
  name: 'По названию похож на жетон из белого списка,',
}
export const notTheSame = ', но это другой жетон.'
