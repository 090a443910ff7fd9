/**
 * The widget's own script, written as it is sent. It tells the page around it how tall it is, which is no secret, opens
 * the booking in a window of ours, and believes that very window alone when it says that something was booked.
 */
export const WIDGET_SCRIPT = `(()=>{
const by=(id)=>document.getElementById(id),choice=by("choice"),again=by("again");
const tell=(said)=>{if(parent!==window)parent.postMessage(said,"*")};
tell({aufwind:"ready"});
new ResizeObserver(()=>tell({aufwind:"height",height:Math.ceil(document.body.getBoundingClientRect().height)})).observe(document.body);
let opened,label="";
const show=(id)=>{for(const each of by("outcome").children)each.hidden=each.id!==id};
addEventListener("click",(event)=>{
const link=event.target.closest("a[data-label],#again");
if(!link||event.ctrlKey||event.metaKey||event.shiftKey)return;
const left=screenX+Math.max(0,(outerWidth-520)/2);
const next=open(link.href,"aufwind-booking","popup,width=520,height=780,left="+left);
if(!next)return;
event.preventDefault();
opened=next;
label=link.dataset.label||label;
again.href=link.href;
show("opened");
});
addEventListener("message",({origin,source,data})=>{
if(origin!==location.origin||source!==opened||data?.aufwind!=="booked")return;
const id=data.isConfirmed?"booked":"requested";
choice.hidden=true;
by(id).querySelector(".when").textContent=label;
show(id);
by(id).querySelector("h2").focus();
});
})()`;
