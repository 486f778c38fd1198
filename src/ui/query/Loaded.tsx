import { type ReactNode, useEffect, useMemo, useState } from 'react'
import * as commonWords from '#words/common.ts'
import { isNotFound } from '../../domain/text/problem.ts'
import type { Progress } from '../../lib/call.ts'
import type { Query, Ready } from '../../lib/query-state.ts'
import { Frame } from '../base/Frame.tsx'
import { Notice } from '../base/Notice.tsx'
import { Slot } from '../base/Slot.tsx'
import { useQuery } from '../live/use-query.ts'
import { explain } from './explain.ts'
import { SourceLine } from './SourceLine.tsx'
import { TryAgain } from './TryAgain.tsx'

/** Milliseconds after which a wait is explained. */
const LONG_WAIT_MS = 4000

const WAITING = { queued: commonWords.queued, asked: commonWords.asked, retrying: commonWords.retrying }

export type LoadedProps<T> = {
  query: Query<T>
  /** placeholder with the shape of the data */
  loading: ReactNode
  /** title of the error message */
  failed: string
  /** title and condition of the message for empty data */
  empty?: { title: string; when: (value: T) => boolean }
  /** content for a `not-found` error; an error message by default */
  notFound?: ReactNode
  /** title and text for errors that this screen distinguishes; undefined for others */
  failedAs?: (error: unknown) => { title: string; why: ReactNode } | undefined
  /** the data are separate panels, and so is the source line */
  framed?: boolean
  /** the source line is above the data */
  above?: boolean
  /** the script in the page's head requests the data and fills the slots of `loading` */
  prefetched?: boolean
  /** heading of the page after a failure, since the data contain it */
  name?: string
  /** buttons in the source line for non-empty data, such as comparing providers or saving the list */
  actions?: ((shown: Ready<T>) => ReactNode) | undefined
  children: (value: T) => ReactNode
}

/** Renders all states of a store: loading, failed with Try Again, empty, or the data with their source. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, loading, failed, empty, notFound, failedAs, framed, above, prefetched, name, actions, children } =
    props
  const state = useQuery(query)
  const value = state.status === 'ready' ? state.value : undefined
  // Memoized: not rendered again when only the request's state changes.
  const data = useMemo(() => {
    if (value === undefined) return null
    return empty?.when(value) ? <Notice title={empty.title} /> : children(value)
  }, [value, empty, children])
  if (state.status === 'loading')
    return (
      <Loading framed={framed} prefetched={prefetched} awaited={state.awaited}>
        {loading}
      </Loading>
    )
  if (state.status === 'failed') {
    if (notFound && isNotFound(state.error)) return notFound
    const { title, why } = failedAs?.(state.error) ?? { title: failed, why: explain(state.error, true) }
    const notice = (
      <Notice title={title} tone="bad" action={<TryAgain onPress={query.refresh} changing={state.changing} />}>
        {why}
      </Notice>
    )
    return framed ? <Frame name={name}>{notice}</Frame> : notice
  }
  const source = (
    <div className={framed ? 'panel mt-4 md:mt-5 border-t-0' : 'mt-auto'}>
      <SourceLine query={query} state={state} actions={empty?.when(state.value) ? undefined : actions} />
    </div>
  )
  return (
    <>
      {above && source}
      {data}
      {!above && source}
    </>
  )
}

type LoadingProps = {
  framed?: boolean | undefined
  prefetched?: boolean | undefined
  awaited?: Progress | undefined
  children: ReactNode
}

/** A placeholder with the source line's height below. */
export const Loading = ({ framed, prefetched, awaited, children }: LoadingProps) => (
  <div aria-busy="true">
    {children}
    <div className={`min-h-9 px-4 md:px-5 py-2 text-xs ${framed ? 'mt-4 md:mt-5' : ''}`}>
      {prefetched && <Slot name="source" className="text-faint" />}
      <Waiting awaited={awaited} />
    </div>
  </div>
)

/** Explanation of a long wait: for a turn in the queue, or for an answer. */
function Waiting({ awaited }: { awaited: Progress | undefined }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, LONG_WAIT_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="text-muted">
      {isLong && awaited && WAITING[awaited.phase](awaited.provider)}
    </p>
  )
}
