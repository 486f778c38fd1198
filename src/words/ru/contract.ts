/** Kinds of contracts, by their English names (`domain/account/contract-type.ts`), with a version behind them. */
const KINDS = `
Affluent batch|партия Affluent
Airdrop lock|блокировка раздачи
Coffee order guard|страж ордеров Coffee
Coffee router to other exchanges|маршрутизатор Coffee к другим биржам
Gram miner|майнер Gram
Highload wallet|highload-кошелёк
Jetton wallet|кошелёк жетона
Moon booster|бустер Moon
Moon order factory|фабрика ордеров Moon
Moon order|ордер Moon
Multisig order|поручение мультисига
Multisig|мультисиг
MyTonWallet 2FA|2FA MyTonWallet
NFT auction|аукцион NFT
NFT offer|предложение за NFT
NFT sale|продажа NFT
NFT|NFT
Omniston referral|реферал Omniston
Preprocessed wallet|кошелёк preprocessed
Storm vault|хранилище Storm
Subscription|подписка
TONCO pool|пул TONCO
TONCO router|маршрутизатор TONCO
Tonkeeper 2FA|2FA Tonkeeper
Vesting wallet|кошелёк вестинга
Wallet|кошелёк`
  .split('\n')
  .map(line => line.split('|'))

export const kind = (name: string): string => {
  const [english = '', own = ''] = KINDS.find(([start = '']) => start && name.startsWith(start)) ?? []
  const text = own + name.slice(english.length)
  return english ? text.charAt(0).toUpperCase() + text.slice(1) : name
}
