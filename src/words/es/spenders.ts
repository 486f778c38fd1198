/** Words about who may spend from a wallet. A separate file, because they are shown on click alone. */
export const ask = '¿Quién puede gastar?'
export const title = 'Quién puede gastar de esta billetera'
export const failed = 'No se pudo preguntar a la billetera quién puede gastar de ella'
export const key = 'Clave pública'
export const keyValue = 'clave pública'
export const keySigns = 'Firma por la billetera quien tenga la clave secreta que corresponde a esta.'
export const keyOff = 'Las firmas están desactivadas: solo las extensiones pueden gastar.'
export const keyUnknown = 'No se sabe si su clave secreta puede firmar por la billetera.'
export const plugins = 'Plugins'
export const noPlugins = 'Ninguno: ningún otro contrato puede cobrar monedas de ella.'
export const extensions = 'Extensiones'
export const noExtensions = 'Ninguna: ningún otro contrato puede ordenar pagos desde ella.'
export const approvals = 'Aprobaciones necesarias'
export const ofSigners = (threshold: number, signers: number) =>
  `${threshold} de ${signers} ${signers === 1 ? 'firmante' : 'firmantes'}`
export const signers = 'Firmantes'
export const proposers = 'Pueden proponer, no aprobar'
export const noProposers = 'Nadie más: solo los firmantes proponen pagos.'
