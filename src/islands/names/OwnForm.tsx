import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as namesWords from '#words/names.ts'
import * as unreadableWords from '#words/unreadable-names.ts'
import { MAX_NAME_LENGTH, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import { cleanName, cleanNote, isWorthKeeping, lastOf, NOTHING_OWN, type OwnAddress } from '../../domain/names/own.ts'
import { paths } from '../../routes.ts'
import { $account } from '../../stores/account.ts'
import { $own, $unreadableNames, keepOwn } from '../../stores/base/own-names.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useKnown } from '../../ui/chain/address-book.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { NOT_KEPT } from './not-kept.ts'

type Props = { raw: RawAddress; onClose: () => void }

/** Form for the visitor's name, note and watch of an address. */
export default function OwnForm({ raw, onClose }: Props) {
  const kept = useQuery($own)[raw]
  const isLost = useQuery($unreadableNames) !== null
  // Edited fields only: the rest may change meanwhile, as by the Watch button or in another tab.
  const [draft, setDraft] = useState<Partial<typeof NOTHING_OWN>>({})
  const shown = { ...NOTHING_OWN, ...kept, ...draft }
  const [outcome, setOutcome] = useState<{ words: string; failed: boolean }>()
  const isWallet = useKnown(raw)?.isWallet ?? false
  const account = useQuery($account(raw))
  const last = account.status === 'ready' ? lastOf(account.value) : null
  const first = useRef<HTMLInputElement>(null)
  // Opened on click: focus the first field.
  useEffect(() => first.current?.focus(), [])

  function keep(next: OwnAddress | undefined, words: string) {
    const problem = keepOwn(raw, next)
    if (!problem) setDraft({})
    setOutcome({ words: problem ? NOT_KEPT[problem] : words, failed: problem !== null })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { name, note, watched, seen } = { ...NOTHING_OWN, ...$own.get()[raw], ...draft }
    const seenNow = watched ? (seen ?? last) : null
    const next = { name: cleanName(name), note: cleanNote(note), watched, isWallet, seen: seenNow }
    keep(next, isWorthKeeping(next) ? namesWords.saved : namesWords.removed)
  }

  const remove = () => keep(undefined, namesWords.removed)

  return (
    <form onSubmit={submit} aria-label={namesWords.editTitle} className="panel pad mt-2 grid gap-3 max-w-160">
      <p className="label">{namesWords.editLead}</p>
      {isLost && <p className="text-warn">{unreadableWords.lost}</p>}
      <label className="grid gap-1">
        <span className="label">{namesWords.name}</span>
        <input
          ref={first}
          className="field"
          value={shown.name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </label>
      <label className="grid gap-1">
        <span className="label">{namesWords.note}</span>
        <textarea
          className="field py-2"
          rows={3}
          value={shown.note}
          maxLength={MAX_PARAGRAPH_LENGTH}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      </label>
      <WatchChoice watched={shown.watched} onChange={watched => setDraft({ ...draft, watched })} />
      <div className="flex flex-wrap items-center gap-2">
        <button type="submit" className="button max-md:min-h-11">
          {namesWords.save}
        </button>
        {kept && (
          <button type="button" className="button max-md:min-h-11" onClick={remove}>
            {namesWords.remove}
          </button>
        )}
        <button type="button" className="button max-md:min-h-11" onClick={onClose}>
          {namesWords.close}
        </button>
        <a className="link ml-auto py-1" href={paths.watch}>
          {namesWords.toWatchList}
        </a>
      </div>
      <p role={outcome?.failed ? 'alert' : 'status'} className={outcome?.failed ? 'text-bad' : 'label'}>
        {outcome?.words}
      </p>
    </form>
  )
}

type WatchProps = { watched: boolean; onChange: (watched: boolean) => void }

function WatchChoice({ watched, onChange }: WatchProps) {
  return (
    <label className="flex items-start gap-3 py-1 cursor-pointer">
      <input
        type="checkbox"
        className="mt-1 w-4 h-4 shrink-0 accent-accent"
        checked={watched}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {namesWords.watch}
        <span className="block label">{namesWords.watchWhy}</span>
      </span>
    </label>
  )
}
