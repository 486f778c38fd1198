/** Kinds of contracts, by their English names (`domain/account/contract-type.ts`), with a version behind them. */
const KINDS = `
Affluent batch|lote de Affluent
Airdrop lock|bloqueo de airdrop
Coffee order guard|guardián de órdenes de Coffee
Coffee router to other exchanges|enrutador de Coffee a otros exchanges
Gram miner|minero de Gram
Highload wallet|billetera highload
Jetton wallet|billetera de jetton
Moon booster|potenciador de Moon
Moon order factory|fábrica de órdenes de Moon
Moon order|orden de Moon
Multisig order|orden multifirma
Multisig|multifirma
MyTonWallet 2FA|2FA de MyTonWallet
NFT auction|subasta de NFT
NFT offer|oferta por un NFT
NFT sale|venta de NFT
NFT|NFT
Omniston referral|referido de Omniston
Preprocessed wallet|billetera preprocesada
Storm vault|bóveda de Storm
Subscription|suscripción
TONCO pool|pool de TONCO
TONCO router|enrutador de TONCO
Tonkeeper 2FA|2FA de Tonkeeper
Vesting wallet|billetera de vesting
Wallet|billetera`
  .split('\n')
  .map(line => line.split('|'))

export const kind = (name: string): string => {
  const [english = '', own = ''] = KINDS.find(([start = '']) => start && name.startsWith(start)) ?? []
  const text = own + name.slice(english.length)
  return english ? text.charAt(0).toUpperCase() + text.slice(1) : name
}
