import { lazy, useState } from 'react'
import * as addressWords from '#words/address.ts'
import { NEVER, NO_WORDS } from '../../domain/names/own.ts'
import { $account } from '../../stores/account.ts'
import { $own, changeOwnAddress, type NotKept } from '../../stores/base/own-names.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import type { IconName } from '../../ui/base/icons.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { NOT_KEPT } from '../names/not-kept.ts'

// Seldom wanted, so they come when they are opened.
const AddressForms = lazy(() => import('./AddressForms.tsx'))
const OwnForm = lazy(() => import('../names/OwnForm.tsx'))

type Props = { raw: RawAddress; address: string }

/** Presses of the head: one that watches the address, and panels that open, one at a time. */
export default function HeadPresses({ raw, address }: Props) {
  const [open, setOpen] = useState<IconName>()
  const press = (icon: IconName, words: string) => (
    <button
      type="button"
      className="button"
      aria-expanded={open === icon}
      onClick={() => setOpen(open === icon ? undefined : icon)}
    >
      <Icon name={icon} />
      {words}
    </button>
  )
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <WatchPress raw={raw} />
        {press('user', addressWords.own)}
        {press('qrcode', addressWords.otherForms)}
      </div>
      <LazyBoundary>
        {open === 'qrcode' && <AddressForms raw={raw} address={address} />}
        {open === 'user' && <OwnForm raw={raw} onClose={() => setOpen(undefined)} />}
      </LazyBoundary>
    </>
  )
}

/** Puts the address on the watch list of this browser, with what it did last, or takes it off. */
function WatchPress({ raw }: { raw: RawAddress }) {
  const watched = useQuery($own)[raw]?.watched ?? false
  const isWallet = useKnown(raw)?.isWallet ?? false
  const account = useQuery($account(raw))
  const [problem, setProblem] = useState<NotKept | null>(null)

  function toggle() {
    const last = account.status === 'ready' ? (account.value.lastTransaction ?? NEVER) : null
    // A name that was saved a moment ago may not be drawn yet.
    const kept = $own.get()[raw]
    setProblem(
      changeOwnAddress(raw, { ...NO_WORDS, ...kept, isWallet, watched: !watched, seen: watched ? null : last }),
    )
  }

  return (
    <>
      <button type="button" className="button" aria-pressed={watched} onClick={toggle}>
        <Icon name={watched ? 'check' : 'eye'} />
        {watched ? addressWords.watched : addressWords.watch}
      </button>
      {problem && (
        <p role="alert" className="basis-full text-bad">
          {NOT_KEPT[problem]}
        </p>
      )}
    </>
  )
}
