/** Operations of the elector, the configuration, and staking pools; layouts as in `layout.ts`. */
export const staking = `
4253c4d5bemo: stake|q,g.forward ton amount,m.forward payload
492ab1b3bemo: unstake|u64.index,a.owner,g.ton amount,c.jetton amount,m.forward payload
10a1ce75bemo: deploy unstake request|q,a.owner,g.withdraw ton amount,c.withdraw jetton amount,m.forward payload,t.locked until
90c80a07bemo: unstake notification|q,m.forward payload
38633538bemo: return unstake request|t.locked until
3d3761a6Hipo: deposit coins|q,a.owner,g.coins,g.ownership assigned amount,a.referrer
5be57626Hipo: proxy tokens minted|q,c.tokens,g.coins,a.owner,t.round since
5445efeeHipo: tokens minted|q,c.tokens,g.coins,a.owner,t.round since
4e73744bElector: new stake|q,h.validator key,t.election,u32.max factor,h.adnl,R.signature
f374484cElector: stake accepted|q,u32.comment
47657424Elector: stake recovery request|q
f96f7324Elector: stake recovered|q
eb373a05Liquid staking controller: recover stake|q
f0fd2250Liquid staking controller: update validator hash|q
8efed779Liquid staking controller: withdraw validator|q,g.value
30026327Liquid staking controller: validator withdrawal|q,g.amount
e0505d0eLiquid staking controller: new stake|q,g.value,h.validator key,t.election,u32.max factor,h.adnl,R.signature
6335b11aLiquid staking controller: request loan|q,g.min loan,g.max loan,u24.max interest
1690c604Liquid staking controller: credit|q,g.amount
7b4b42e6Liquid staking controller: approval|q
e8a0abfeLiquid staking controller: disapproval|q
ed7378a6Liquid staking controller: return unused loan|q
55c26cd5Liquid staking controller: return available funds|q
e642c965Liquid staking pool: request loan|q,g.min loan,g.max loan,u24.max interest,R.controller data
dfdca27bLiquid staking pool: loan repayment|q
47d54391Liquid staking pool: deposit|q,x.referral
4bc7c2dfLiquid staking pool: touch|q
2aaa96a0Liquid staking pool: set governance fee|q,u16.governance fee
319b0cdcLiquid staking pool: withdrawal|q,c.jetton amount,a.from,a.response,B.wait for round end,B.fill or kill
0a77535cLiquid staking pool: withdrawal paid|q
5e517f36Liquid staking pool: set roles|q,A.governor,A.interest manager,A.halter,A.approver
9bf5561cLiquid staking pool: set deposit settings|q,B.optimistic deposit withdrawals,B.deposits open
b27edcadLiquid staking pool: deploy controller|u32.controller id,q
9971881cLiquid staking pool: prepare migration|q,t48.update after
270695fbLiquid staking: send message|q,u8.mode,R.message
96e7f528Liquid staking: upgrade|q,S.data,S.code,S.after upgrade
79e7c016Liquid staking: set sudoer|q,a.sudoer
7247e7a5Liquid staking: unhalt|q
139a1b4eLiquid staking: halt|q
c9f04485Liquid staking interest: set interest|q,u16.interest rate
54d37487Liquid staking interest: operation fee|q
b1ebae06Liquid staking interest: request notification|q,g.min loan,g.max loan,u24.max interest
c1344900Liquid staking interest: stats|q,g.borrowed,g.expected,g.returned,B.loss,g.profit,g.total balance
f127fe4eLiquid staking bill: burn|q
ed58b0b2Liquid staking bill: burn notification|q,c.amount,a.owner,u64.index
132f9a45Liquid staking bill: init|q,a.owner,c.amount,a.prev,a.next
db3b8abdLiquid staking bill: payout|q
1674b0a0Liquid staking payout: mint jettons|q,a.destination,c.amount,g.notification,g.forward
da803efdWhales pool: withdrawal|q,g.gas,g.amount
7bcd1fefWhales pool: deposit|q,g.gas
1596920cWhales pool: force kick|q
74bb3427Whales pool: withdrawal delayed|q
23d421e1Whales pool: withdrawal completed|q
a2065f2cWhales pool: send stake|q,g.gas limit,g.stake,h.validator key,t.election,u32.max factor,h.adnl,R.signature
251d6a98Whales pool: withdraw unowned funds|q,g.gas limit
1d1715bfWhales pool: unowned funds|q
99a811fbWhales pool: stake accepted|q,x.members
a19fd934Whales pool: withdrawals accepted|q,x.members
ee6f454cElector: stake returned|q,u32.reason
52674370Elector: new complaint|q,t.election,R.complaint
56744370Elector: vote on a complaint|q,H.signature,u32.tag,u16.validator,t.election,h.complaint
4e436f64Code upgrade|q,R.code
ce436f64Code upgrade accepted|q,u32.operation
4e565354Elector: new validator set|q,R.validators
ee764f4bConfig: validator set accepted|q
ee764f6fConfig: validator set refused|q
6e565052Config: new proposal|q,t.expires,B.critical,R.proposal
ee565052Config: proposal accepted|q
566f7465Config: vote|q,H.signature,u32.tag,u16.validator,h.proposal
fffffffdElector: answer to an unknown request|q,u32.operation
6544f5b4Elections: stake request|q
`
