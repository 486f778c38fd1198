/** Trust in a token, in a sentence. */
export const whitelist = 'En la lista blanca del indexador, que mantienen sus moderadores.'
export const graylist = 'En la lista gris del indexador: sus moderadores aconsejan precaución.'
export const blacklist =
  'En la lista negra del indexador: sus moderadores lo consideran una estafa. Sus imágenes y enlaces no se muestran.'
/** `what` it is, with its article: "un jetton". */
export const none = (what: string) => `El indexador no lo ha evaluado. ${advice(what)}`
export const advice = (what: string) =>
  `Cualquiera puede dar a ${what} el nombre y la imagen que quiera: compara la dirección.`
/** Warning of a jetton whose symbol or name looks like a whitelisted one's, around the other's name. */
export const namesake = {
  symbol: 'Por su símbolo se parece a un jetton de la lista blanca,',
  name: 'Por su nombre se parece a un jetton de la lista blanca,',
}
export const notTheSame = ', pero es otro.'
