import * as commonWords from '#words/common.ts'
import * as feedsWords from '#words/feeds.ts'
import { Icon } from '../base/Icon.tsx'
import { explain } from '../query/explain.ts'
import type { Pages } from './use-pages.ts'

/** Foot of a growing list: numbers of loaded and unreadable rows, and a button for more. */
export default function LoadMore({ pages, failed }: { pages: Pages; failed: string }) {
  const { rows, more, unreadable, loading, error, loadMore } = pages
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 md:px-5 py-2 min-h-13 border-t border-line">
      <p className="text-sm text-muted">
        {feedsWords.loaded(rows.length)}
        {unreadable > 0 && ` · ${commonWords.unreadable(unreadable)}`}
        {error !== undefined && (
          <span className="text-bad" role="alert">
            {' '}
            · {failed}
            {commonWords.stop}
            {explain(error)}
          </span>
        )}
      </p>
      {more && (
        <button type="button" data-more="" className="button" aria-disabled={loading} onClick={loadMore}>
          {loading && <Icon name="refresh" className="animate-spin" />}
          {feedsWords.loadMore}
        </button>
      )}
    </div>
  )
}
