import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import * as searchWords from '#words/search.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress, looksFriendly, parseAddress } from '../../ton/address.ts'
import { Missing } from '../../ui/base/Missing.tsx'

/** Says that what stands in the path is no jetton, or no address. */
export default function NoJetton({ text }: { text: string }) {
  const raw = parseAddress(text)?.raw
  if (!raw)
    return (
      <Missing name={jettonWords.title} title={jettonWords.notFound}>
        {looksFriendly(text) && text.length === 48 ? searchWords.checksum : jettonWords.forms}
      </Missing>
    )
  return (
    <Missing
      name={jettonWords.title}
      title={jettonWords.notFound}
      action={
        <a className="button" href={addressPath(friendlyAddress(raw))}>
          {commonWords.viewAsAddress}
        </a>
      }
    >
      {jettonWords.notKnown}
    </Missing>
  )
}
