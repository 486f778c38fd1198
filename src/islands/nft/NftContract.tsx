import * as commonWords from '#words/common.ts'
import * as nftContractWords from '#words/nft-contract.ts'
import * as royaltyWords from '#words/royalty.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { type NftThing, STANDARD_METHODS } from '../../domain/nft/details.ts'
import { MISSING } from '../../domain/text/format.ts'
import { addressPath } from '../../routes.ts'
import { $account } from '../../stores/account.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { ContractMethods } from '../contract/ContractMethods.tsx'
import { Royalty } from './Royalty.tsx'

type Props = {
  raw: RawAddress
  kind: NftThing['kind']
  /** collection to query for royalties; null if the item is not confirmed */
  collection: RawAddress | null
  codeHash: Hash | null
  links: { name: string; href: string }[]
}

/** Contract of an NFT: state, standard, code, methods, and links. */
export default function NftContract({ raw, kind, collection, codeHash, links }: Props) {
  const account = useQuery($account(raw))
  const own = account.status === 'ready' ? account.value : undefined
  const address = friendlyAddress(raw)
  const code = own?.codeHash ?? codeHash
  return (
    <>
      <Panel title={nftContractWords.contract}>
        <div className="px-4 md:px-5 py-1">
          <Facts
            facts={[
              {
                label: commonWords.address,
                value: <HexValue value={address} what={nftContractWords.contractAddress} />,
              },
              { label: nftContractWords.status, value: own ? commonWords.accountState(own.state) : MISSING },
              { label: nftContractWords.standard, value: 'TEP-62' },
              ...(collection ? [{ label: royaltyWords.royalty, value: <Royalty collection={collection} /> }] : []),
              {
                label: commonWords.codeHash,
                value: code ? <HexValue value={code} what={commonWords.codeHashValue} /> : MISSING,
              },
              { label: nftContractWords.methods, value: <Methods raw={raw} kind={kind} /> },
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-2 px-4 md:px-5 py-4 border-t border-line">
          {links.map(({ name, href }) => (
            <a key={name} className="button" href={href} target="_blank" rel="noopener noreferrer">
              {nftContractWords.viewOn(name)}
              <Icon name="external-link" />
            </a>
          ))}
          <a className="button" href={addressPath(address)}>
            {commonWords.viewAsAddress}
          </a>
        </div>
      </Panel>
      <ContractMethods raw={raw} />
    </>
  )
}

/** Methods recognised by the indexer; until then, or if it recognises none, those of the standard. */
function Methods({ raw, kind }: { raw: RawAddress; kind: NftThing['kind'] }) {
  const facts = useQuery($accountFacts(raw))
  const found = facts.status === 'ready' ? facts.value.methods : []
  return (
    <>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {(found.length ? found : STANDARD_METHODS[kind]).map(method => (
          <li key={method} className="hash">
            {cleanText(method, MAX_NAME_LENGTH)}
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{found.length ? nftContractWords.recognised : nftContractWords.asked}</p>
    </>
  )
}
