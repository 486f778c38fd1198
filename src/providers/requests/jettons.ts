import type { ScreenRequest } from './request.ts'

export const JETTONS_PAGE = 100
/**
 * Offset of the first page. With offset 0 the indexer sorts by address, otherwise by its daily ranking. Pages that start at 1 thus do not
 * repeat jettons, but miss the first of the ranking.
 */
const RANKED_FROM = 1

/** A page of jettons in the indexer's daily ranking, counted from 1 (indexer, jettons). */
export const jettonsRequest: ScreenRequest<[page: number]> = {
  key: 'jettons',
  of: page => ['/jettons', { limit: JETTONS_PAGE, offset: RANKED_FROM + (page - 1) * JETTONS_PAGE }],
}
