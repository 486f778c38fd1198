import type { RawAddress } from '../../ton/address.ts'
import type { ScreenRequest } from './request.ts'

/** State and balance of an account (node API, getAddressInformation). */
export const accountRequest: ScreenRequest<[RawAddress]> = {
  key: 'account',
  of: address => ['/getAddressInformation', { address }],
}
