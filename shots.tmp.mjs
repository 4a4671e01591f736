import { chromium } from '@playwright/test';
const u='http://localhost:4351';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage']});
const login=async e=>(await(await fetch(u+'/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:e,password:'Demo-Password-1!'})})).json());
const get=async(t,p)=>(await fetch(u+p,{headers:{authorization:'Bearer '+t}})).json();
const ed=await login('editor@demo.example');
const all=[];for(const part of ['needs-me','waiting'])all.push(...(await get(ed.token,'/api/editorial/desk?part='+part)).manuscripts);
const of=s=>all.find(m=>m.articleTitle.startsWith(s)).id;
const rv=await login('reviewer@demo.example');const mine=(await get(rv.token,'/api/review/mine')).reviews;
const au=await login('author@demo.example');const ch=await login('chief@demo.example');
const plan=[
 ['editor@demo.example',[['desk',`/dashboard/${ed.user.id}?tab=14`],['ed-submitted','/editorial/'+of('Reading')],['ed-review','/editorial/'+of('Comments')],['ed-second','/editorial/'+of('Lessons')]]],
 ['chief@demo.example',[['chief-desk',`/dashboard/${ch.user.id}?tab=14`],['chief-ratify','/editorial/'+of('Counting')]]],
 ['reviewer@demo.example',[['rv-list',`/dashboard/${rv.user.id}?tab=15`],...mine.map(m=>['rv-'+m.state,'/review/'+m.invitationId])]],
 ['author@demo.example',[['au-list',`/dashboard/${au.user.id}?tab=0`],['au-review','/manuscripts/'+of('Comments')],['au-revision','/manuscripts/'+of('Water')],['au-accepted','/manuscripts/'+of('A museum')]]],
];
for(const [email,stops] of plan){const c=await b.newContext({viewport:{width:1440,height:900}});const p=await c.newPage();p.setDefaultTimeout(60000);
 const errs=[];p.on('console',m=>{if(m.type()==='error')errs.push(m.text().slice(0,200))});p.on('pageerror',e=>errs.push('PE '+e.message.slice(0,200)));
 await p.goto(u+'/login');await p.getByRole('textbox',{name:'Email'}).fill(email);await p.getByLabel(/^Password/).fill('Demo-Password-1!');await p.getByRole('main').getByRole('button',{name:'Login'}).click();await p.getByRole('heading',{name:'Login Here to submit articles'}).waitFor({state:'hidden'});
 for(const [n,a] of stops){for(const w of [1440,360]){await p.setViewportSize({width:w,height:900});await p.goto(u+a);await p.waitForLoadState('networkidle').catch(()=>{});await p.waitForTimeout(700);
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth);
  await p.screenshot({path:`/tmp/l7/shots/${n}-${w}.png`,fullPage:true});console.log(n,w,'overflow',over,errs.splice(0).join(' | '));}}
 await c.close();}
await b.close();
