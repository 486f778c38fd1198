/** Proof files that an attacker makes from the links of two chains: the true one and a forged one. */
import type { Link } from '../../../src/domain/proof/claim.ts'
import { type Case, type createWorlds, linkOf } from './world.ts'

type Worlds = ReturnType<typeof createWorlds>

const without = (links: Link[], at: number) => links.filter((_, place) => place !== at)
const put = (links: Link[], at: number, ...added: Link[]) => [...links.slice(0, at), ...added, ...links.slice(at)]
const replace = (links: Link[], at: number, link: Link) => links.with(at, link)

/** Links doubled, swapped and dropped. */
const reordered = ({ name, claim, links }: Case): Case[] =>
  links.flatMap((link, at) => [
    { name: `${name}: ${link.kind} twice`, claim, links: put(links, at, link) },
    { name: `${name}: ${link.kind} again at the end`, claim, links: [...links, link] },
    { name: `${name}: without ${link.kind}`, claim, links: without(links, at) },
    ...(at > 0
      ? [{ name: `${name}: ${link.kind} too early`, claim, links: put(without(links, at), at - 1, link) }]
      : []),
  ])

/** Each link replaced by, and followed by, each link of the same kind from another claim. */
const exchanged = ({ name, claim, links }: Case, others: Case[], whose: string): Case[] =>
  links.flatMap((link, at) =>
    others.flatMap(other =>
      other.links
        .filter(({ kind }) => kind === link.kind)
        .flatMap(foreign => [
          { name: `${name}: ${link.kind} of ${whose} ${other.name}`, claim, links: replace(links, at, foreign) },
          { name: `${name}: then ${foreign.kind} of ${whose} ${other.name}`, claim, links: [...links, foreign] },
        ]),
    ),
  )

/** The beginning of one chain and the end of the other. */
const spliced = (one: Case, other: Case): Case[] =>
  one.links.flatMap((_, at) => [
    {
      name: `${one.name}: forged from link ${at} on`,
      claim: one.claim,
      links: [...one.links.slice(0, at), ...other.links.slice(at)],
    },
    {
      name: `${one.name}: forged up to link ${at}`,
      claim: other.claim,
      links: [...other.links.slice(0, at), ...one.links.slice(at)],
    },
    {
      name: `${one.name}: all, then forged from link ${at} on`,
      claim: one.claim,
      links: [...one.links, ...other.links.slice(at)],
    },
    {
      name: `${one.name}: forged claim, then all, from link ${at} on`,
      claim: other.claim,
      links: [...other.links.slice(0, at + 1), ...one.links],
    },
  ])

/** Signatures by validators who are not, or no longer, in force. */
function foreignSigners({ past, rounds, strangers, forged, world }: Worlds): Case[] {
  const { head } = forged.blocks
  const own = world.blocks
  const start = (name: string) => forged.honest.find(one => one.name === name)!
  const signedBy = (name: string, ...links: Link[]): Case[] =>
    ['account, signed', 'transaction, signed', 'masterchain block, signed'].map(of => {
      const { claim, links: all } = start(of)
      return { name: `forged ${of}, ${name}`, claim, links: [...all.slice(0, -1), ...links] }
    })
  const agreed = (round: typeof past): Link => {
    const link = linkOf.signatures(head.id, round)
    return {
      kind: 'agreed',
      provider: 'tonapi',
      validators: link.kind === 'signatures' ? link.validators : new Uint8Array(),
    }
  }
  const mixed = (signers: typeof past, named: typeof past): Link => {
    const [by, of] = [linkOf.signatures(head.id, signers), linkOf.signatures(head.id, named)]
    return by.kind === 'signatures' && of.kind === 'signatures' ? { ...by, validators: of.validators } : by
  }
  return [
    ...signedBy('signed by a pinned round of long ago', linkOf.signatures(head.id, past)),
    ...signedBy('signed by the attacker', linkOf.signatures(head.id, strangers.first)),
    ...signedBy(
      'signed by the attacker, agreed by their own word',
      linkOf.signatures(head.id, strangers.first),
      agreed(strangers.first),
    ),
    ...signedBy(
      'signed by the attacker, with the true set agreed',
      linkOf.signatures(head.id, strangers.first),
      agreed(rounds.first),
    ),
    ...signedBy('signed by the attacker, named as the true set', mixed(strangers.first, rounds.first)),
    ...signedBy('with the signatures of the true head', linkOf.signatures(own.head.id, rounds.first)),
  ]
}

/** Rotations by validators who are not, or no longer, in force. */
function foreignRotations({ past, rounds, strangers, forged, world }: Worlds): Case[] {
  const { late, key, begin } = forged.blocks
  const own = world.blocks
  const newest = (name: string, ...links: Link[]): Case[] => [
    {
      name: `forged newest block, ${name}`,
      claim: { kind: 'block', block: late.id },
      links: [linkOf.header(late), ...links],
    },
  ]
  return [
    ...newest(
      'signed by the round before',
      linkOf.signatures(late.id, strangers.second),
      linkOf.rotations(own.begin, key, strangers.first),
    ),
    ...newest(
      'rotated by the attacker',
      linkOf.signatures(late.id, strangers.second),
      linkOf.rotations(begin, key, strangers.first),
    ),
    ...newest(
      'rotated by a round of long ago',
      linkOf.signatures(late.id, strangers.second),
      linkOf.rotations(begin, key, past),
    ),
    ...newest(
      'with true rotations',
      linkOf.signatures(late.id, strangers.second),
      linkOf.rotations(own.begin, own.key, rounds.first),
    ),
    ...newest('without rotations', linkOf.signatures(late.id, strangers.second)),
    ...newest('signed by a pinned round that is over', linkOf.signatures(late.id, past)),
  ]
}

/** One claim of each kind; the others are where their links come from. */
const ATTACKED = [
  'transaction, signed',
  'account, rotated',
  'block, signed',
  'masterchain account',
  'newest block, rotated',
]

/** Forgeries of order and authority, and with `exchanges` those of origin, which do not differ by the form of signatures. */
export function forgeriesOf(worlds: Worlds, exchanges: boolean): Case[] {
  const { world, forged } = worlds
  const honest = world.honest.filter(({ name }) => ATTACKED.includes(name))
  return [
    ...honest.flatMap(reordered),
    ...(exchanges ? honest.flatMap(one => exchanged(one, world.honest, 'the true')) : []),
    ...(exchanges ? honest.flatMap(one => exchanged(one, forged.honest, 'a forged')) : []),
    ...honest.flatMap(one => spliced(one, forged.honest.find(({ name }) => name === one.name)!)),
    ...foreignSigners(worlds),
    ...foreignRotations(worlds),
  ]
}
