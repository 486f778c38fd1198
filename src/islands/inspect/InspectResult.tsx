import { useId } from 'react'
import * as commonWords from '#words/common.ts'
import * as damageWords from '#words/damage.ts'
import * as inspectWords from '#words/inspect.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import type { Inspected, Root } from '../../domain/inspect/inspect.ts'
import { classify } from '../../domain/search/search.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { findingPath } from '../../ui/search/finding-path.ts'
import { BagFacts } from './BagFacts.tsx'
import { CellTree } from './CellTree.tsx'
import { KindFacts } from './KindFacts.tsx'
import { kindName } from './kind-name.ts'
import type { Source } from './source.ts'
import { useInspected } from './use-inspected.ts'

type Read = Extract<Inspected, { kind: 'read' }>

/** Interpretation of bytes, or the reason why they are unreadable. */
export default function InspectResult({ source }: { source: Source }) {
  const inspected = useInspected(source)
  return (
    <>
      <div id="inspect-problem" aria-live="polite">
        {!inspected && <p className="label mt-4">{inspectWords.reading}</p>}
        {inspected?.kind === 'unreadable' && (
          <p className="text-bad mt-4">
            {inspected.why === 'damaged'
              ? inspectWords.damaged(damageWords.fault(inspected.detail))
              : inspectWords.problems[inspected.why]}
          </p>
        )}
        {inspected?.kind === 'unreadable' && source.kind === 'text' && <Meant text={source.text} />}
        {inspected && source.kind === 'file' && (
          <p className="label mt-4">{inspectWords.fromFile(cleanText(source.file.name, MAX_NAME_LENGTH))}</p>
        )}
      </div>
      {inspected?.kind === 'read' && <Bag read={inspected} />}
    </>
  )
}

/** Link to the page of what a text names; empty if none exists. */
function Meant({ text }: { text: string }) {
  const finding = classify(text)
  const path = findingPath(finding)
  const name = inspectWords.meant[finding.kind]
  if (!path || !name) return null
  return (
    <p className="mt-1">
      {inspectWords.looksLike(name)}
      {commonWords.gap}
      <a className="link" href={path}>
        {inspectWords.openIt}
      </a>
    </p>
  )
}

function Bag({ read }: { read: Read }) {
  const { roots } = read
  return (
    <>
      <BagFacts bytes={read.bytes} roots={read.rootCount} shown={roots.length} />
      {read.hasBegins && <p className="text-sm text-muted mt-1">{inspectWords.indexOfBegins}</p>}
      {roots.map((root, place) => (
        <RootSection key={place} root={root} place={place} read={read} />
      ))}
    </>
  )
}

function RootSection({ root, place, read }: { root: Root; place: number; read: Read }) {
  const { kinds, cell, index, bits } = root
  const many = read.rootCount
  const name = kinds.map(kindName).join(inspectWords.or) || inspectWords.names.cells
  const titled = (text: string) => (many > 1 ? inspectWords.rootTitle(place + 1, many, text) : text)
  const hash = read.hashOf(cell)
  const facts = [
    {
      label: inspectWords.hash,
      value: hash ? <HexValue value={hash} what={inspectWords.hash} /> : inspectWords.wrongHash,
    },
    {
      label: inspectWords.size,
      value: inspectWords.cellsOf(
        groupDigits(index.places.length),
        groupDigits(bits),
        groupDigits(index.places[0]?.depth ?? 0),
      ),
    },
  ]
  const label = useId()
  return (
    <>
      <Panel title={titled(name)}>
        <div className="px-4 md:px-5 py-1">
          {kinds.length > 1 && <p className="text-warn pt-3">{inspectWords.several(kinds.length)}</p>}
          <Facts facts={facts} />
        </div>
        {kinds.map((kind, at) => (
          <section key={kind.kind} aria-labelledby={`${label}${at}`} className="border-t border-line px-4 md:px-5 py-1">
            <h3 id={`${label}${at}`} className={kinds.length > 1 ? 'font-600 pt-3' : 'sr-only'}>
              {kindName(kind)}
            </h3>
            <KindFacts kind={kind} cell={cell} />
          </section>
        ))}
      </Panel>
      <CellTree title={titled(inspectWords.cells)} index={index} hashOf={read.hashOf} />
    </>
  )
}
