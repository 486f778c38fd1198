import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** the page's heading */
  name: string
  /** the sentence: what is not there */
  title: string
  /** why, in plain words */
  children: ReactNode
  /** what can be done */
  action?: ReactNode
}

/** A screen in place of what does not exist. */
export const Missing = ({ name, title, children, action }: Props) => (
  <Frame name={name}>
    <Notice title={title} action={action}>
      {children}
    </Notice>
  </Frame>
)
