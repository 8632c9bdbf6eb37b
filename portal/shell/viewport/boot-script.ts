/**
 * Runs in the head before the first paint, from the server's answer: the same rules as `applyViewport` and
 * `siteRedirect`, which a test compares it with. It stands before every style sheet, so that the root's computed
 * font size still is the reader's own. A page of the site that this width is not for gives way to its place on the
 * other one (`data-other-place`); the page that was asked for is remembered as in `left-page.ts`. A guard that refuses
 * a page of the right site names where to go in `data-guard`: the server does not know the width and leaves it to this
 * script (`guards/decide.ts`). A page that leaves says so to `recordVisit`, which otherwise sees a visit come from the
 * site itself. Inside a shell that has a title bar of its own (`platformOf`) the page is told, so that it draws no
 * second one. Plain text, because a function's own text changes with the build; constant, so that it can be hashed.
 */
export const bootScript = `(function(d,w,l){
var s=d.style,t=parseFloat(getComputedStyle(d).fontSize)/16||1,wide=w>900,page=d.dataset.site,go=d.dataset.guard;
if(go)go+=l.hash
if(page!=='any'&&page!==(wide?'desktop':'mobile')){
go=d.dataset.otherPlace+l.hash
try{var v=sessionStorage,k='ym-left-page',here=l.pathname+l.search+l.hash,left=(v[k]||'').split('\\n')
if(left[0]===here&&left[1])go=left[1]
v[k]=go+'\\n'+here
if(document.referrer.indexOf(l.origin+'/')!==0&&!v['ym-visit'])v['ym-visit']='moved'}catch(e){}}
if(go){l.replace(go);return}
if(wide){var z=w>1536?1:.7*Math.max(w,1280)/1200;s.setProperty('zoom',z);s.setProperty('--ym-zoom',z)}
else{s.setProperty('--ym-zoom',1);s.setProperty('font-size',100*w/375*t+'px');s.setProperty('--ym-unit',(w<600?.01:4.5/w)+'rem')}
if(/wxwork|MicroMessenger|ChaoXing|AlipayClient|DingTalk|Weibo|WeLink|HuaWei-AnyOffice|\\bQQ\\//i.test(navigator.userAgent))d.dataset.shell=''
})(document.documentElement,innerWidth,location)`;
