import { type ReactNode, useEffect, useMemo, useState } from 'react'
import * as commonWords from '#words/common.ts'
import { problemOf } from '../../domain/text/problem.ts'
import type { Progress } from '../../lib/call.ts'
import type { Query, Ready } from '../../lib/query-state.ts'
import { Frame } from '../base/Frame.tsx'
import { Notice } from '../base/Notice.tsx'
import { Slot } from '../base/Slot.tsx'
import { useQuery } from '../live/use-query.ts'
import { explain } from './explain.ts'
import { SourceLine } from './SourceLine.tsx'
import { TryAgain } from './TryAgain.tsx'

/** A wait this long, in ms, gets words. */
const LONG_WAIT = 4000

const WAITING = { queued: commonWords.queued, asked: commonWords.asked, retrying: commonWords.retrying }

type Props<T> = {
  query: Query<T>
  /** shown while nothing is known, shaped like what comes */
  loading: ReactNode
  /** the sentence of this screen when it cannot be loaded */
  failed: string
  /** the sentence when there is nothing to show */
  empty?: { title: string; when: (value: T) => boolean }
  /** what to say of what does not exist; as a failure when not given */
  notFound?: ReactNode
  /** words for failures that this screen distinguishes; none for the others */
  failedAs?: (error: unknown) => { title: string; why: ReactNode } | undefined
  /** the data are separate panels: so is the source line then */
  framed?: boolean
  /** the source line, with its refresh, stands above the data */
  above?: boolean
  /** the page's head asks for it, and fills the slots of `loading` */
  prefetched?: boolean
  /** the page's heading where its data, which bring one, failed */
  name?: string
  /** presses in the source line, for what is not empty: that ask another provider for the same, or save the list */
  actions?: ((shown: Ready<T>) => ReactNode) | undefined
  children: (value: T) => ReactNode
}

/** The one place where a store's state becomes a picture: loading, failed with Try Again, empty, or the data and its source. */
export function Loaded<T>(props: Props<T>) {
  const { query, loading, failed, empty, notFound, failedAs, framed, above, prefetched, name, actions, children } =
    props
  const state = useQuery(query)
  const value = state.status === 'ready' ? state.value : undefined
  // Not drawn again while all that changes is whether it is being asked for.
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
    if (notFound && problemOf(state.error)?.kind === 'not-found') return notFound
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

/** A placeholder, above a line as high as the source line. */
export const Loading = ({ framed, prefetched, awaited, children }: LoadingProps) => (
  <div aria-busy="true">
    {children}
    <div className={`min-h-9 px-4 md:px-5 py-2 text-xs ${framed ? 'mt-4 md:mt-5' : ''}`}>
      {prefetched && <Slot name="source" className="text-faint" />}
      <Waiting awaited={awaited} />
    </div>
  </div>
)

/** Words for a wait that has become long: whose turn or answer it is for. */
function Waiting({ awaited }: { awaited: Progress | undefined }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, LONG_WAIT, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="text-muted">
      {isLong && awaited && WAITING[awaited.phase](awaited.provider)}
    </p>
  )
}
