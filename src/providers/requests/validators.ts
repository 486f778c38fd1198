import type { ScreenRequest } from './request.ts'

/** The current validators (indexer, blockchain/validators). */
export const validatorsRequest: ScreenRequest = {
  key: 'validators',
  of: () => ['/blockchain/validators', {}],
}
