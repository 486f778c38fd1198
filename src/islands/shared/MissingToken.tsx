import * as commonWords from '#words/common.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress, parseAddress } from '../../ton/address.ts'
import { Missing } from '../../ui/base/Missing.tsx'
import { NotAddress } from './NotAddress.tsx'

type Props = {
  /** end of the path, where an address is expected */
  text: string
  /** heading of the page */
  name: string
  title: string
  /** valid forms of an address, shown if `text` is not one */
  forms: string
  /** reason why there is no token at the address */
  notKnown: string
}

/** Notice that the path does not contain such a token or not even an address. */
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
