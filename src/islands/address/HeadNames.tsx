import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import * as namesWords from '#words/names.ts'
import * as safetyWords from '#words/safety.ts'
import * as spendersWords from '#words/spenders.ts'
import { spenderRule } from '../../domain/account/spender-rule.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import type { PublicLabel } from '../../domain/names/labels.ts'
import { categoryOf, listOf } from '../../domain/names/shown.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import { $accountDomains } from '../../stores/address-tokens.ts'
import { $askedSpenders } from '../../stores/asked-spenders.ts'
import { $labels } from '../../stores/base/labels.ts'
import { isIndexV3Alone } from '../../stores/index-v3-alone.ts'
import type { RawAddress } from '../../ton/address.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'
import { DomainText } from '../../ui/chain/DomainText.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Filled } from '../../ui/parts/Filled.tsx'
import { OwnPage } from './OwnPage.tsx'
import { useLastActivity } from './use-last-activity.ts'

/** `address`: the displayed form. `isTestForm`: the address was opened in its test-only form. */
export type HeadProps = { raw: RawAddress; address: string; interfaces: string[]; isTestForm: boolean | undefined }

/** Last activity of an account, and all its names with their sources. The visitor's own name also becomes the document title. */
export default function HeadNames({ raw, address, interfaces, isTestForm }: HeadProps) {
  const known = useKnown(raw)
  const isOwn = known?.mark?.by === 'user'
  const domains = useQuery($accountDomains(raw))
  const last = useLastActivity(raw)
  const contract = interfaces
    .map(name => cleanText(name.replaceAll('_', ' '), MAX_NAME_LENGTH))
    .join(commonWords.between)
  return (
    <>
      {last !== null && (
        <span>
          {addressWords.lastActivity} <Age utime={last} />
        </span>
      )}
      {contract && <span lang="en">{contract}</span>}
      {spenderRule(interfaces) && <AskSpenders />}
      <DocumentTitle name={(isOwn && known?.name) || addressWords.documentName(address.slice(0, 10))} />
      <OwnPage raw={raw} interfaces={interfaces} />
      {domains.status === 'ready' && domains.value.length > 0 && (
        // One line on a phone for any number of names, so that nothing below moves. Its end fades, so that a cut name is not taken for whole.
        <span
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
          tabIndex={0}
          className="flex flex-wrap gap-x-3 min-w-0 max-sm:(flex-1 flex-nowrap min-w-30 overflow-x-auto whitespace-nowrap pe-6 [mask-image:linear-gradient(to_left,transparent,#000_1.5rem)])"
        >
          {domains.value.map(name => (
            <DomainText key={name} name={name} />
          ))}
          {isIndexV3Alone(domains.sources) && <span>{namesWords.mayHaveRunOut}</span>}
        </span>
      )}
      {isOwn && <ProviderName raw={raw} own={known?.name ?? null} />}
      <Labels raw={raw} />
      <Unwarned raw={raw} />
      {isTestForm && <span className="basis-full">{addressWords.testOnly}</span>}
      {known?.note && (
        <span className="basis-full">
          {namesWords.yourNote}
          {commonWords.gap}
          <bdi className="text-text">{known.note}</bdi>
        </span>
      )}
    </>
  )
}

/** The provider's name of an account, if it differs from the visitor's name. */
function ProviderName({ raw, own }: { raw: RawAddress; own: string | null }) {
  const facts = useQuery($accountFacts(raw))
  const said = facts.status === 'ready' && facts.value.name ? cleanText(facts.value.name, MAX_NAME_LENGTH) : own
  if (!said || said === own) return null
  return (
    <span>
      <Filled text={namesWords.providerName} slots={{ name: <bdi className="text-text">{said}</bdi> }} />
    </span>
  )
}

/** Notice that warnings are missing because tonapi failed. */
function Unwarned({ raw }: { raw: RawAddress }) {
  const facts = useQuery($accountFacts(raw))
  return (
    facts.status === 'ready' && facts.value.isUnmarked && <span className="basis-full">{safetyWords.unwarned}</span>
  )
}

const wordsOf = (label: PublicLabel) => namesWords.publicLabel(categoryOf(label), listOf(label), label.made)

/** Names of an account in public lists. */
function Labels({ raw }: { raw: RawAddress }) {
  const labels = useQuery($labels)
  return labels.get(raw)?.map(label => (
    <span key={label.source.name}>
      <Filled text={wordsOf(label)} slots={{ name: <bdi className="text-text">{label.name}</bdi> }} />
    </span>
  ))
}

/** Button that shows below the head who may spend from a wallet. */
function AskSpenders() {
  const asked = useQuery($askedSpenders)
  return (
    <button
      type="button"
      className="link min-h-6 -my-1 bg-transparent cursor-pointer"
      aria-expanded={asked}
      onClick={() => $askedSpenders.set(!asked)}
    >
      {spendersWords.ask}
    </button>
  )
}
