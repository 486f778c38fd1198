import * as commonWords from '#words/common.ts'
import * as searchWords from '#words/search.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress, looksFriendly, parseAddress } from '../../ton/address.ts'
import { Missing } from '../../ui/base/Missing.tsx'

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

/** Says that what stands in the path is no such token, or no address. */
export function MissingToken({ text, name, title, forms, notKnown }: Props) {
  const raw = parseAddress(text)?.raw
  if (!raw)
    return (
      <Missing name={name} title={title}>
        {looksFriendly(text) && text.length === 48 ? searchWords.checksum : forms}
      </Missing>
    )
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
