import type { RawAddress } from '../../ton/address.ts'
import type { ScreenRequest } from './request.ts'

/** One jetton (indexer, jettons/{id}). */
export const jettonRequest: ScreenRequest<[RawAddress]> = {
  key: 'jetton',
  of: master => [`/jettons/${master}`, {}],
}
