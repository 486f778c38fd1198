import { Component, type ReactNode, Suspense } from 'react'
import { Icon } from './Icon.tsx'
import { messages } from './messages.ts'
import { Notice } from './Notice.tsx'

type Props = {
  /** shown until it has come, shaped like it */
  waiting?: ReactNode
  children: ReactNode
}

/** A part of a screen that comes by itself (`lazy`). When it cannot be had, it says so in its own place, and the rest stays. */
export class Piece extends Component<Props, { lost: boolean }> {
  override state = { lost: false }

  static getDerivedStateFromError() {
    return { lost: true }
  }

  override render() {
    if (!this.state.lost) return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>
    return (
      <Notice
        title={messages.lost}
        tone="bad"
        action={
          <button type="button" className="button" onClick={() => location.reload()}>
            <Icon name="refresh" />
            Reload the page
          </button>
        }
      >
        The network failed, or a newer version of this site has come.
      </Notice>
    )
  }
}
