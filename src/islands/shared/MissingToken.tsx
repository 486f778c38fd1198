import * as commonWords from '#words/common.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress, parseAddress } from '../../ton/address.ts'
import { Missing } from '../../ui/base/Missing.tsx'
import { NotAddress } from './NotAddress.tsx'

type Props = {
  /** the end of the path, where an address is expected */
  text: string
  /** the page's heading */
  name: string
  title: string
  /** what addresses look like, shown when `text` is not one */
  forms: string
  /** why there is no token at an address */
  notKnown: string
}

/** Says that what is in the path is no such token, or no address. */
export function MissingToken({ text, name, title, forms, notKnown }: Props) {
  const raw = parseAddress(text)?.raw
  if (!raw) return <NotAddress text={text} name={name} title={title} forms={forms} />
  const toAccount = (
    <a className="button" href={addressPath(friendlyAddress(raw))}>
      {commonWords.viewAsAddress}
    </a>
  )
  return (
    <Missing name={name} title={title} action={toAccount}>
      {notKnown}
    </Missing>
  )
}
