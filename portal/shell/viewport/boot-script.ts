/**
 * Runs in the head before the first paint: the same rules as `applyViewport` and `siteRedirect`, with which a test
 * compares it. It must be before every style sheet, so that the root's computed font size is still the visitor's own.
 * When this width is for the other site, it redirects to `data-other-place`, and stores the requested page as in
 * `left-page.ts`. When a guard refused the page, it redirects to `data-guard`: the server does not know the width
 * (`guards/width-decision.ts`). A page that redirects notes that for `recordVisit`, which would otherwise see a visit
 * that comes from the site itself. Inside a shell that has a title bar (`platformOf`), it marks the document, so that
 * the page draws no second one. Plain text, because a function's text changes with the build; constant, so that it can
 * be hashed.
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
