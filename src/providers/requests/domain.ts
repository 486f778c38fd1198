import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { dictionary, flag, text } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** Path of a domain at the indexer. */
export const domainPath = (name: string) => `/dns/${encodeURIComponent(name)}`

/** Records of a domain (indexer, dns/{name}/resolve). */
export const domainRequest: ScreenRequest<[string]> = {
  key: 'domain-records',
  of: name => [`${domainPath(name)}/resolve`, {}],
}

const addressOf = (x: unknown): RawAddress | null => parseAddress(text.read(x) ?? '')?.raw ?? null

/** Target of a domain in such an answer, and whether it is a wallet. Some servers send the address outside of the records. */
export function readWalletRecord(answer: unknown) {
  const from = dictionary.read(answer)
  if (!from) return undefined
  const record = dictionary.read(from.wallet)
  const wallet = addressOf(record?.address) ?? addressOf(from.address)
  const account = dictionary.read(record?.account)
  const isWallet = addressOf(account?.address) === wallet && flag.read(account?.is_wallet) === true
  return { wallet, known: wallet ? { [wallet]: { isWallet } } : {} }
}
