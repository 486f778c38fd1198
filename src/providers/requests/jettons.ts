import type { ScreenRequest } from './request.ts'

export const JETTONS_PAGE = 100
/**
 * Without an offset the indexer sends another list, in the order of addresses; with one its daily ranking, whose first place cannot be
 * asked for so. From the second place on no row repeats, and none is lost.
 */
const RANKED_FROM = 1

/** A page of jettons in the order of the indexer's daily ranking, counted from 1 (indexer, jettons). */
export const jettonsRequest: ScreenRequest<[page: number]> = {
  key: 'jettons',
  of: page => ['/jettons', { limit: JETTONS_PAGE, offset: RANKED_FROM + (page - 1) * JETTONS_PAGE }],
}
