import { lazy, useState } from 'react'
import * as addressWords from '#words/address.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import type { IconName } from '../../ui/base/icons.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { WatchPress } from '../names/WatchPress.tsx'

// Lazy: only needed on click.
const AddressForms = lazy(() => import('./AddressForms.tsx'))
const OwnForm = lazy(() => import('../names/OwnForm.tsx'))

/** Buttons of the head: panels, of which one is open at a time, and the watch list. */
export default function HeadPresses({ raw, address }: { raw: RawAddress; address: string }) {
  const [open, setOpen] = useState<IconName>()
  const press = (icon: IconName, words: string) => (
    <button
      type="button"
      className="button"
      aria-expanded={open === icon}
      onClick={() => setOpen(open === icon ? undefined : icon)}
    >
      <Icon name={icon} />
      <span className={icon === 'qrcode' ? 'max-sm:sr-only' : ''}>{words}</span>
    </button>
  )
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {press('user', addressWords.own)}
        <WatchPress raw={raw} />
        {press('qrcode', addressWords.otherForms)}
      </div>
      <LazyBoundary>
        {open === 'qrcode' && <AddressForms raw={raw} address={address} />}
        {open === 'user' && <OwnForm raw={raw} onClose={() => setOpen(undefined)} />}
      </LazyBoundary>
    </>
  )
}
