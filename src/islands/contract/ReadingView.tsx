import type { ReactNode } from 'react'
import * as methodsWords from '#words/methods.ts'
import type { Reading } from '../../domain/method/reading.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'

type Of<Kind extends Reading['kind']> = Extract<Reading, { kind: Kind }>

/** An interpreted value of a method's result. */
export function ReadingView({ reading }: { reading: Reading }): ReactNode {
  switch (reading.kind) {
    case 'int':
      return <Integer reading={reading} />
    case 'address':
      return reading.raw ? <AddressLink raw={reading.raw} /> : methodsWords.noAddress
    case 'text':
      return <WithCell boc={reading.boc} value={<bdi className="break-words">{reading.text}</bdi>} />
    case 'uri':
      return <WithCell boc={reading.boc} value={<bdi className="hash break-all">{reading.uri}</bdi>} />
    case 'attributes':
      return <Attributes reading={reading} />
    case 'dictionary':
      return <Dictionary reading={reading} />
    case 'cell':
      return (
        <WithCell
          boc={reading.boc}
          value={reading.bits === null ? methodsWords.noBag : methodsWords.bits(reading.bits, reading.refs)}
        />
      )
    case 'tuple':
    case 'list':
      return <Items reading={reading} />
    case 'null':
      return <span className="text-muted">{methodsWords.nullValue}</span>
    case 'nan':
      return methodsWords.notANumber
    case 'unsupported':
      return methodsWords.unsupported
  }
}

const WithCell = ({ boc, value }: { boc: string; value: ReactNode }) => (
  <span className="inline-flex items-start gap-1 max-w-full">
    <span className="min-w-0">{value}</span>
    <CopyButton text={boc} what={methodsWords.aCell} />
  </span>
)

const Meaning = ({ isGuess, value }: { isGuess: boolean; value: ReactNode }) => (
  <span>
    {isGuess && <span className="label">{methodsWords.perhaps} </span>}
    {value}
  </span>
)

function Integer({ reading: { value, hex, flag, hash, coins, time, isGuess } }: { reading: Of<'int'> }) {
  if (flag !== null) return flag ? methodsWords.yes : methodsWords.no
  if (hash !== null) return <HexValue value={hash} what={methodsWords.aHash} />
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <HexValue value={value} what={methodsWords.aNumber} />
      {coins !== null && <Meaning isGuess={isGuess} value={<Amount units={coins} />} />}
      {time !== null && <Meaning isGuess={isGuess} value={dateTime(time)} />}
      {hex.length > 3 && <span className="label hash break-all">{hex}</span>}
    </span>
  )
}

function Attributes({ reading: { attributes, boc } }: { reading: Of<'attributes'> }) {
  return (
    <WithCell
      boc={boc}
      value={
        <ul>
          {attributes.map(({ name, key, text }) => (
            <li key={key} className="break-words">
              <span className="label">{name ?? `${key.slice(0, 8)}…`}</span> <bdi>{text ?? methodsWords.noBag}</bdi>
            </li>
          ))}
        </ul>
      }
    />
  )
}

function Dictionary({ reading: { size, keyBits, entries, boc } }: { reading: Of<'dictionary'> }) {
  return (
    <details>
      <summary className="cursor-pointer">
        <WithCell boc={boc} value={methodsWords.entries(size, keyBits)} />
      </summary>
      <ul>
        {entries.map(({ key, address, boc }) => (
          <li key={key} className="flex items-center gap-2 py-0.5 min-w-0">
            {address ? <AddressLink raw={address} /> : <span className="hash break-all">{key}</span>}
            {boc && <CopyButton text={boc} what={methodsWords.aCell} />}
          </li>
        ))}
      </ul>
      {entries.length < size && <p className="label">{methodsWords.moreEntries(entries.length)}</p>}
    </details>
  )
}

/** Maximum number of items of a list shown at once; longer lists open on click. */
const MAX_OPEN_ITEMS = 4

function Items({ reading: { items } }: { reading: Of<'tuple' | 'list'> }) {
  if (items.length === 0) return <span className="text-muted">{methodsWords.empty}</span>
  return (
    <details open={items.length <= MAX_OPEN_ITEMS}>
      <summary className="cursor-pointer">{methodsWords.items(items.length)}</summary>
      <Facts
        facts={items.map((item, place) => ({
          label: groupDigits(place + 1),
          value: <ReadingView reading={item} />,
        }))}
      />
    </details>
  )
}
