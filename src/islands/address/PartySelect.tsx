import * as commonWords from '#words/common.ts'
import * as historyFilterWords from '#words/history-filter.ts'
import * as namesWords from '#words/names.ts'
import { cleanText, MAX_WORD_LENGTH } from '../../domain/foreign/clean-text.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { useKnown } from '../../ui/chain/address-book.ts'

/** An account's name or short address as plain text, since an option cannot contain more. */
function Party({ raw, count }: { raw: RawAddress; count: number }) {
  const known = useKnown(raw)
  const name = known?.name
    ? cleanText(known.name, MAX_WORD_LENGTH)
    : shortAddress(friendlyAddress(raw, known?.isWallet))
  const whose = known?.mark && (known.mark.by === 'user' ? namesWords.yours : namesWords.ofList)
  const warning = known?.warning ?? (known?.isScam && commonWords.scam)
  return (
    <option value={raw}>
      {name} {whose && `(${whose}) `}
      {warning && `${warning} `}· {count}
    </option>
  )
}

type Props = {
  parties: { raw: RawAddress; count: number }[]
  chosen: RawAddress | null
  onChoose: (party: RawAddress | null) => void
}

/** Filter of a history's rows by counterparty. */
export function PartySelect({ parties, chosen, onChoose }: Props) {
  return (
    <select
      aria-label={historyFilterWords.counterparty}
      className="button max-md:min-h-11 min-w-0 max-w-full"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(parties.find(({ raw }) => raw === target.value)?.raw ?? null)}
    >
      <option value="">{historyFilterWords.everybody}</option>
      {parties.map(({ raw, count }) => (
        <Party key={raw} raw={raw} count={count} />
      ))}
    </select>
  )
}
