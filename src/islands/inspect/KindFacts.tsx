import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as inspectWords from '#words/inspect.ts'
import type { Kind } from '../../domain/inspect/kinds.ts'
import type { Cell } from '../../ton/cell.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { BodyFields } from '../../ui/transaction/BodyFields.tsx'
import { Forecast } from './Forecast.tsx'
import { accountFacts, blockFacts, contentFacts, initFacts, stateFacts } from './facts-by-kind.tsx'
import { kindName } from './kind-name.ts'
import { MessageFacts, RequestFacts } from './MessageFacts.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'

// Lazy: the disassembler is loaded if there is code.
const CodeView = lazy(() => import('./CodeView.tsx'))

const hashFact = (label: string, value: string): Fact => ({ label, value: <HexValue value={value} what={label} /> })

/** Facts about a cell tree of a recognised kind. */
export function KindFacts({ kind, cell }: { kind: Kind; cell: Cell | null }) {
  switch (kind.kind) {
    case 'transaction':
      return <TransactionFacts {...kind} />
    case 'message':
      return (
        <>
          <MessageFacts message={kind.message} requests={kind.requests} />
          {cell && <Forecast message={kind.message} cell={cell} />}
        </>
      )
    case 'request':
      return <RequestFacts requests={kind.requests} />
    case 'body':
      return (
        <div className="py-2">
          <BodyFields body={kind.body} />
        </div>
      )
    case 'block':
      return <Facts facts={blockFacts(kind.header)} />
    case 'state':
      return <Facts facts={stateFacts(kind.place)} />
    case 'account':
      return <Facts facts={accountFacts(kind)} />
    case 'init':
      return <Facts facts={initFacts(kind)} />
    case 'content':
      return <Facts facts={contentFacts(kind.attributes)} />
    case 'link':
      return <Facts facts={[{ label: inspectWords.uri, value: <bdi className="break-all">{kind.uri}</bdi> }]} />
    case 'library':
      return (
        <>
          <Facts facts={[hashFact(inspectWords.library, kind.hash)]} />
          <p className="label py-3">{inspectWords.libraryNote}</p>
        </>
      )
    case 'proof':
      return <About facts={[hashFact(inspectWords.proved, kind.hash)]} about={kind.about} />
    case 'update':
      return (
        <About
          facts={[hashFact(inspectWords.before, kind.before), hashFact(inspectWords.after, kind.after)]}
          about={kind.about}
        />
      )
    case 'code':
      return (
        cell && (
          <LazyBoundary fallback={<p className="label py-3">{inspectWords.disassembling}</p>}>
            <CodeView code={cell} />
          </LazyBoundary>
        )
      )
  }
}

/** Contents of a proof or an update. */
function About({ facts, about }: { facts: Fact[]; about: Kind[] }) {
  const names = about.map(kindName).join(commonWords.between) || inspectWords.aboutCells
  return (
    <>
      <Facts facts={[...facts, { label: inspectWords.about, value: names }]} />
      {about.map((kind, place) => (
        <div key={place} className="border-t border-line">
          <KindFacts kind={kind} cell={null} />
        </div>
      ))}
    </>
  )
}
