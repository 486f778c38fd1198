import { Component, type ReactNode, Suspense } from 'react'
import * as commonWords from '#words/common.ts'
import { Icon } from './Icon.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** placeholder with the shape of the content */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Boundary of parts that are loaded with `lazy`; shows `fallback` meanwhile. If a script fails to load, shows an error in its place, and
 * the rest of the screen stays. A lazy part that is added with new data needs its own new boundary: in an existing one, React would delay
 * these data until the script is loaded.
 */
export class LazyBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
    return (
      <Notice
        title={commonWords.lost}
        tone="bad"
        action={
          <button type="button" className="button" onClick={() => location.reload()}>
            <Icon name="refresh" />
            {commonWords.reload}
          </button>
        }
      >
        {commonWords.lostWhy}
      </Notice>
    )
  }
}
