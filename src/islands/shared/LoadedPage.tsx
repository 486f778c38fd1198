import { lazy } from 'react'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Loaded, type LoadedProps } from '../../ui/query/Loaded.tsx'

// Lazy: rarely needed.
const NoPage = lazy(() => import('./NoPage.tsx'))

type Props<T> = Omit<LoadedProps<T>, 'empty' | 'actions'> & {
  /** from 1 */
  page: number
  /** title of the message for an empty first page */
  none: string
  isEmpty: (value: T) => boolean
}

/** One page of a list, with buttons to save it. An empty page after the first one is a message with a link to the first. */
export function LoadedPage<T>({ page, none, isEmpty, children, ...props }: Props<T>) {
  const isMissing = (value: T) => page > 1 && isEmpty(value)
  return (
    <Loaded
      {...props}
      key={page}
      actions={shown => !isMissing(shown.value) && saveList(shown)}
      empty={{ title: none, when: value => page === 1 && isEmpty(value) }}
    >
      {value =>
        isMissing(value) ? (
          <LazyBoundary fallback={<div className="min-h-60" />}>
            <NoPage page={page} />
          </LazyBoundary>
        ) : (
          children(value)
        )
      }
    </Loaded>
  )
}
