import type { ScreenRequest } from './request.ts'

export const JETTONS_PAGE = 100
/**
 * The offset of the first page. With offset 0 the indexer sorts by address; with any other it sends its daily ranking. Pages that begin at
 * offset 1 are all from the ranking, so no jetton repeats between them; only the first of the ranking is not listed.
 */
const RANKED_FROM = 1

/** A page of jettons in the order of the indexer's daily ranking, counted from 1 (indexer, jettons). */
export const jettonsRequest: ScreenRequest<[page: number]> = {
  key: 'jettons',
  of: page => ['/jettons', { limit: JETTONS_PAGE, offset: RANKED_FROM + (page - 1) * JETTONS_PAGE }],
}
