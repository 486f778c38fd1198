/** Words of the page about NFTs. */
export const title = 'NFT'
export const description = 'NFT y colecciones de la red TON.'
export const heading = 'NFT en TON'
export const lead = 'Un NFT o una colección se encuentra por su dirección.'
export const searchHint = 'Dirección de un NFT o colección'
export const popular = 'Colecciones populares'
export const ofNetwork = 'Colecciones de esta red'
export const marketplaces = 'Mercados'
export const standards = 'Los estándares'
export const tep62 =
  'TEP-62 es el estándar de los propios ítems. Cada NFT es un contrato inteligente aparte que conoce a su propietario, su colección y su índice; la colección puede decir qué dirección tiene un índice, de modo que una copia no pueda pasar por un ítem.'
export const tep64 =
  'TEP-64 dice cómo se guardan los nombres, las imágenes y los atributos: en la cadena, en una dirección fuera de ella o en ambas. Lo que está fuera puede cambiar o desaparecer, y puede decir lo que quiera su autor.'
export const tep66 =
  'TEP-66 permite que una colección indique qué parte de cada venta es para su autor. A los mercados se les pide que la paguen; nada en la cadena los obliga.'
