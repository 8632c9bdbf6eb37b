/**
 * Runs in the head before the first paint, from the server's answer: the same rules as `applyViewport` and
 * `siteRedirect`, which a test compares it with. It stands before every style sheet, so that the root's computed
 * font size still is the reader's own. A page that leaves for the other site says so to `recordVisit`, which otherwise
 * sees a visit come from the site itself; a narrow window remembers the page of the desk for when it is wide
 * (`left-desk.ts`). Inside a shell that has a title bar of its own (`platformOf`) the page is told,
 * so that it draws no second one. Plain text, because a function's own text changes with the build.
 */
export const bootScript = `(function(d,w){
var s=d.style,t=parseFloat(getComputedStyle(d).fontSize)/16||1,wide=w>900,page=d.dataset.site;
if(page!=='any'&&page!==(wide?'desktop':'mobile')){
var go=wide?d.dataset.desktopHome:'/mobile/home';
try{var v=sessionStorage;if(document.referrer.indexOf(location.origin+'/')!==0&&!v['ym-visit'])v['ym-visit']='moved'
if(wide)go=v['ym-desk']||go,delete v['ym-desk'];else v['ym-desk']=location.pathname+location.search+location.hash}catch(e){}
location.replace(go);return}
if(wide){var z=w>1536?1:.7*Math.max(w,1280)/1200;s.setProperty('zoom',z);s.setProperty('--ym-zoom',z)}
else{s.setProperty('--ym-zoom',1);s.setProperty('font-size',100*w/375*t+'px');s.setProperty('--ym-unit',(w<600?.01:4.5/w)+'rem')}
if(/wxwork|MicroMessenger|ChaoXing|AlipayClient|DingTalk|Weibo|WeLink|HuaWei-AnyOffice|\\bQQ\\//i.test(navigator.userAgent))d.dataset.shell=''
})(document.documentElement,innerWidth)`;
