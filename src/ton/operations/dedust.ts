/** Operations of DeDust; layouts as in `layout.ts`. */
export const dedust = `
ca61554eDeDust: transfer ownership|q,a.new owner
dee60404DeDust: accept ownership|q
16cb7fc2DeDust: cancel ownership transfer|q
bc3f26f6DeDust: install vault code|q,x.asset type
21cfe02bDeDust: create vault|q,d.asset
25d66911DeDust: upgrade vault|q,d.asset
df4a27aaDeDust: upgrade|q,x.code version
9f3f0937DeDust: reset gas|q
b9d29997DeDust: deploy operator|q,x.role
1be6df93DeDust: change operator|q,x.role
e505d21aDeDust: install operator code|q,x.code version
0085f5a3DeDust: upgrade operator|q,x.role
a3e45df1DeDust: install pool code|q,x.code version
97d51f2fDeDust: create volatile pool|q,d.asset0,d.asset1
7c40ac87DeDust: create stable pool|q,d.asset0,u8.asset0 decimals,d.asset1,u8.asset1 decimals
53e252aeDeDust: upgrade pool|q,x.pool params
817462a9DeDust: sync fee collector|q,a.pool
a805f43eDeDust: configure pool asset quote provider|q,a.pool,d.asset,a.quote provider
59317e9aDeDust: sync pool asset quote|q,a.pool,d.asset
99a84311DeDust: install liquidity deposit code|q,x.code version
f04ec526DeDust: create liquidity deposit|q,R.proof,a.owner,x.pool params
8a518d0dDeDust: destroy unready vault|q,d.asset
9b3aa3faDeDust: install|q,R.blank code,x.code version
6b0b787fDeDust: pay out from deposit|q,R.proof,c.amount,m.payload
ad4eb6f5DeDust: pay out from pool|q,R.proof,c.amount,a.recipient,m.payload
e93405b9DeDust: provide vault state|q
a913dc0dDeDust: take vault state|q,B.is ready
d55e4686DeDust: deposit liquidity|q,g.amount,B.stable,d.asset0,d.asset1,[c.min LP amount,c.asset0 target,c.asset1 target],m.fulfill payload,m.reject payload
474f86cfDeDust: payout|q,m.payload
ea06185dDeDust: swap|q,g.amount,a.pool,B.exact out,c.limit,S.next,[t.deadline,a.recipient,a.referral,m.fulfill payload,m.reject payload]
40e108d6DeDust: deposit liquidity|B.stable,d.asset0,d.asset1,c.min LP amount,c.asset0 target,c.asset1 target,m.fulfill payload,m.reject payload
e3a0d482DeDust: swap|a.pool,B.exact out,c.limit,S.next,[t.deadline,a.recipient,a.referral,m.fulfill payload,m.reject payload]
9d65482bDeDust: destroy unready deposit|q
b56b9598DeDust: deposit both assets|q,R.proof,a.owner,c.min LP amount,[d.asset0,c.asset0 amount,d.asset1,c.asset1 amount],m.fulfill payload,m.reject payload
61ee542dDeDust: swap in pool|q,R.proof,c.amount,a.sender,x.step
72aca8aaDeDust: next swap|q,R.proof,d.asset,c.amount,a.sender,x.step
0b429f52DeDust: collect fees|q,c.asset0 amount,a.asset0 destination,m.asset0 payload,c.asset1 amount,a.asset1 destination,m.asset1 payload
eda15922DeDust: configure fee collector|q,a.fee collector
abb46b3dDeDust: configure quote provider|q,d.asset,a.quote provider
6873c90cDeDust: sync asset quote|q,d.asset
6e24728dDeDust: provide pool state|q,B.include assets
bddd4954DeDust: take pool state|q,c.reserve0,c.reserve1,c.total supply,S.assets
7ed7f6ceDeDust: configure start time|q,x.start at
b544f4a4DeDust: deposit|a.sender,c.amount0,c.amount1,c.reserve0,c.reserve1,c.liquidity
3aa870a6DeDust: withdrawal|a.sender,c.liquidity,c.amount0,c.amount1,c.reserve0,c.reserve1
9c610de3DeDust: swap|d.asset in,d.asset out,c.amount in,c.amount out,[a.sender,a.referral,c.reserve0,c.reserve1]
54240fe5DeDust: deposit asset|q,d.asset,c.amount
aae79256DeDust: fulfill deposit|q,R.proof,c.asset0 deposit,c.asset1 deposit
e1a36cd4DeDust: reject deposit|q,R.proof,m.payload
166cedeeDeDust: cancel deposit|q,m.payload
ad83913fDeDust: provide current quote|q,m.custom payload
c015297fDeDust: configure trade fee|q,u16.trade fee
26c63ab7DeDust: reset gas|q,a.response
48e5a95dDeDust: set user|q,a.user
f1989255DeDust: forward|q,a.destination,r.body
37d3af9eDeDust: excesses|q
4c3e12d7DeDust: payment|q,u32.exit code
`
