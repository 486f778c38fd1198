import { Component, type ReactNode, Suspense } from 'react'
import * as commonWords from '#words/common.ts'
import { Icon } from './Icon.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** shown while it loads, shaped like it */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Wraps parts of a screen that are loaded by `lazy`: shows `fallback` meanwhile. When their script cannot be loaded, says so in their
 * place; the rest of the screen stays. A part that comes with data comes with its boundary: in one that is there already, React draws
 * nothing of those data before the part's script has come.
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
