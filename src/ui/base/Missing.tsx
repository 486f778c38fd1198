import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** heading of the page */
  name: string
  /** sentence: what is missing */
  title: string
  /** the reason */
  children: ReactNode
  /** possible action */
  action?: ReactNode
}

/** Screen for something that does not exist. */
export const Missing = ({ name, title, children, action }: Props) => (
  <Frame name={name}>
    <Notice title={title} action={action}>
      {children}
    </Notice>
  </Frame>
)
